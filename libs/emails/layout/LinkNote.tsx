import { Link } from 'react-email';
import { Paragraph } from './Paragraph.tsx';

type LinkNoteProps = { text: string; label: string; href: string };

/** A text and, on its own line, a link that is less important than the email's button. */
export function LinkNote({ text, label, href }: LinkNoteProps) {
  return (
    <Paragraph>
      {text}
      <br />
      <Link href={href} style={link}>
        {label}
      </Link>
    </Paragraph>
  );
}

const link = { color: 'inherit', textDecorationLine: 'underline' };
