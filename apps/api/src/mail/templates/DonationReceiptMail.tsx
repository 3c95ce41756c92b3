import type { ReceiptWords } from './donation-receipt.letter.ts';
import { FactTable } from './parts/FactTable.tsx';
import { MailFrame } from './parts/MailFrame.tsx';
import { Paragraph } from './parts/Paragraph.tsx';

type DonationReceiptMailProps = { subject: string; words: ReceiptWords };

export function DonationReceiptMail({ subject, words }: DonationReceiptMailProps) {
  return (
    <MailFrame subject={subject} preview={words.thanks}>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{words.thanks}</Paragraph>
      <FactTable facts={words.facts} />
      <Paragraph>{words.statement}</Paragraph>
      <Paragraph>{words.keep}</Paragraph>
      <Paragraph>{words.contact}</Paragraph>
    </MailFrame>
  );
}
