import { organization } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { DonorPortalNote } from '../layout/DonorPortalNote.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { LinkNote } from '../layout/LinkNote.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { withoutLinks } from '../layout/escape-typed-text.ts';
import { renderEmail } from '../layout/render-email.ts';
import { ReceiptDetails } from './ReceiptDetails.tsx';
import type { ReceiptEmail } from './receipt-email.types.ts';

/** Receipt template: the thank-you email that is also the written acknowledgment US donors need for their taxes. */
export function donationReceiptEmail(donation: ReceiptEmail): Promise<Email> {
  const { receipt, email } = donation;
  const gift = receipt.frequency === 'monthly' ? 'monthly gift' : 'gift';
  const subject = `Thank you for your ${gift} of ${formatDollars(receipt.amount_cents)} (receipt ${receipt.number})`;
  return renderEmail({
    to: { name: receipt.name, address: email },
    subject,
    content: <DonationReceiptEmail subject={subject} donation={donation} />,
  });
}

function DonationReceiptEmail({ subject, donation }: { subject: string; donation: ReceiptEmail }) {
  const { receipt, receiptUrl, donorPortalUrl } = donation;
  const isMonthly = receipt.frequency === 'monthly';
  const thanks = `thank you for your ${isMonthly ? 'monthly gift' : 'gift'} to ${organization.name}. It is on its way to work for the bonobos.`;
  return (
    <EmailLayout subject={subject} preview={thanks}>
      <Paragraph>{`Dear ${withoutLinks(receipt.name)},`}</Paragraph>
      <Paragraph>{thanks}</Paragraph>
      <ReceiptDetails receipt={receipt} receiptUrl={receiptUrl} />
      {isMonthly && (
        <LinkNote
          text="This is a monthly gift: your card is charged every month, and each charge has a receipt of its own."
          label="Change or stop it here"
          href={donorPortalUrl}
        />
      )}
      <DonorPortalNote href={donorPortalUrl} />
      <Paragraph>
        {`Questions about your gift? Write to ${organization.mailboxes.info} and name the receipt.`}
      </Paragraph>
    </EmailLayout>
  );
}
