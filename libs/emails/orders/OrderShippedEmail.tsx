import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailFrame } from '../layout/EmailFrame.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import type { OrderShippedText } from './order-shipped.email.types.ts';

type OrderShippedMailProps = { subject: string; words: OrderShippedText };

export function OrderShippedEmail({ subject, words }: OrderShippedMailProps) {
  const { greeting, news, facts, contents, tracking, page, contact } = words;
  return (
    <EmailFrame subject={subject} preview={news}>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>{news}</Paragraph>
      <FactTable facts={facts} />
      {contents.length > 0 && (
        <>
          <Paragraph>In the parcel:</Paragraph>
          <ul style={{ margin: '0 0 16px', paddingLeft: 20 }}>
            {contents.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {tracking && <EmailButton href={tracking.url}>{tracking.label}</EmailButton>}
      <EmailButton href={page.url}>{page.label}</EmailButton>
      <Paragraph>{contact}</Paragraph>
    </EmailFrame>
  );
}
