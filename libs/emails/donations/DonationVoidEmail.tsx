import { organization } from '@paniscus/content';
import { computeAcknowledgedCents, getReceiptState } from '@paniscus/domain/donation';
import type { Receipt } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { DonorPortalNote } from '../layout/DonorPortalNote.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';
import { ReceiptDetails } from './ReceiptDetails.tsx';
import type { ReceiptEmail } from './receipt-email.types.ts';

/** Informs a donor how a refund changes the receipt. */
export function donationVoidEmail(donation: ReceiptEmail): Promise<Email> {
  const { receipt, email } = donation;
  const change = describeChange(receipt);
  const subject = `${change.charAt(0).toUpperCase()}${change.slice(1)}`;
  return renderEmail({
    to: { name: receipt.name, address: email },
    subject,
    content: <DonationVoidEmail subject={subject} donation={donation} />,
  });
}

function DonationVoidEmail({ subject, donation }: { subject: string; donation: ReceiptEmail }) {
  const { receipt, receiptUrl, donorPortalUrl } = donation;
  const refunded = formatDollars(receipt.refunded_cents);
  const refunds =
    getReceiptState(receipt) === 'void'
      ? `We have refunded your gift of ${refunded}`
      : `In total, we have refunded ${refunded} of your gift of ${formatDollars(receipt.amount_cents)}`;
  const summary = `${refunds}, and ${describeChange(receipt)}.`;
  return (
    <EmailLayout subject={subject} preview={summary}>
      <Salutation name={receipt.name} />
      <Paragraph>{summary}</Paragraph>
      <Paragraph>
        The refund goes to the payment method you used. Banks usually take 5 to 10 business days to show it.
      </Paragraph>
      <ReceiptDetails receipt={receipt} receiptUrl={receiptUrl} />
      <DonorPortalNote href={donorPortalUrl} />
      <Paragraph>
        {`If you did not expect this, write to ${organization.mailboxes.info} and include the receipt number.`}
      </Paragraph>
    </EmailLayout>
  );
}

function describeChange(receipt: Receipt): string {
  return getReceiptState(receipt) === 'void'
    ? `receipt ${receipt.number} is void`
    : `receipt ${receipt.number} is now for ${formatDollars(computeAcknowledgedCents(receipt))}`;
}
