import { Paragraph } from './Paragraph.tsx';

type TitledListProps = { title: string; items: readonly string[] };

/** A bulleted list under a line that says what it lists. */
export function TitledList({ title, items }: TitledListProps) {
  return (
    <>
      <Paragraph className="list-title">{title}</Paragraph>
      <ul style={{ margin: '0 0 16px', paddingLeft: 20 }}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
