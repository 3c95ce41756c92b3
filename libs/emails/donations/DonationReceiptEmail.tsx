import { organization } from '@paniscus/content';
import { formatGiftKind, isRecurring, PERIODS } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { DonorPortalNote } from '../layout/DonorPortalNote.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';
import { ReceiptDetails } from './ReceiptDetails.tsx';
import type { ReceiptEmail } from './receipt-email.types.ts';

/** Receipt template: the thank-you email that is also the written acknowledgment US donors need for their taxes. */
export function donationReceiptEmail(donation: ReceiptEmail): Promise<Email> {
  const { receipt, email } = donation;
  const gift = formatGiftKind(receipt.frequency);
  const subject = `Thank you for your ${gift} of ${formatDollars(receipt.amount_cents)} (receipt ${receipt.number})`;
  return renderEmail({
    to: { name: receipt.name, address: email },
    subject,
    content: <DonationReceiptEmail subject={subject} donation={donation} />,
  });
}

function DonationReceiptEmail({ subject, donation }: { subject: string; donation: ReceiptEmail }) {
  const { receipt, receiptUrl, donorPortalUrl } = donation;
  const { frequency } = receipt;
  const gift = formatGiftKind(frequency);
  const thanks = `Thank you for your ${gift} to ${organization.name}. It helps us protect and care for bonobos.`;
  return (
    <EmailLayout subject={subject} preview={thanks}>
      <Salutation name={receipt.name} />
      <Paragraph>{thanks}</Paragraph>
      <ReceiptDetails receipt={receipt} receiptUrl={receiptUrl} />
      <DonorPortalNote href={donorPortalUrl}>
        {isRecurring(frequency)
          ? `This is a ${gift}. Your card is charged every ${PERIODS[frequency]}, and you get a receipt for each charge.`
          : undefined}
      </DonorPortalNote>
      <Paragraph>
        {`Questions about your gift? Write to ${organization.mailboxes.info} and include the receipt number.`}
      </Paragraph>
    </EmailLayout>
  );
}
