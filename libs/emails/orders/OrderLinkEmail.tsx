import { MailButton } from '../layout/EmailButton.tsx';
import { MailFrame } from '../layout/EmailFrame.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import type { OrderLinkText } from './order-link.email.ts';

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
