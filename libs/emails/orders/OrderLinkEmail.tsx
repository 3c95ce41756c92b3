import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailFrame } from '../layout/EmailFrame.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import type { OrderLinkText } from './order-link.email.types.ts';

type OrderLinkMailProps = { subject: string; words: OrderLinkText };

export function OrderLinkEmail({ subject, words }: OrderLinkMailProps) {
  return (
    <EmailFrame subject={subject} preview={words.reason}>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{words.reason}</Paragraph>
      <EmailButton href={words.url}>{words.label}</EmailButton>
      <Paragraph>{words.ignore}</Paragraph>
    </EmailFrame>
  );
}
