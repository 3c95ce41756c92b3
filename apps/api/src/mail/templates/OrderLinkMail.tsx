import { MailButton } from './parts/MailButton.tsx';
import { MailFrame } from './parts/MailFrame.tsx';
import type { OrderLinkText } from './order-link.letter.ts';
import { Paragraph } from './parts/Paragraph.tsx';

type OrderLinkMailProps = { subject: string; words: OrderLinkText };

export function OrderLinkMail({ subject, words }: OrderLinkMailProps) {
  return (
    <MailFrame subject={subject} preview={words.reason}>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{words.reason}</Paragraph>
      <MailButton href={words.url}>{words.label}</MailButton>
      <Paragraph>{words.ignore}</Paragraph>
    </MailFrame>
  );
}
