import { organization } from '@paniscus/content';
import { computeAcknowledgedCents, getReceiptState } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { buildBlockEmail } from '../layout/block-email.ts';
import { text } from '../layout/blocks.ts';
import { donorLinkBlock } from '../layout/donor-link.ts';
import { withoutLinks } from '../layout/escape-typed-text.ts';
import { receiptBlocks } from './donation-receipt.email.ts';
import type { ReceiptEmail } from './donation-receipt.email.ts';

export function donationVoidEmail({ receipt, email, receiptUrl, donorPortalUrl }: ReceiptEmail): Email {
  const isVoid = getReceiptState(receipt) === 'void';
  const news = isVoid
    ? `receipt ${receipt.number} is void`
    : `receipt ${receipt.number} now counts for ${formatDollars(computeAcknowledgedCents(receipt))}`;
  const refunded = formatDollars(receipt.refunded_cents);
  const what = isVoid
    ? `we have given back your gift of ${refunded}, and ${news}.`
    : `we have given back ${refunded} of your gift of ${formatDollars(receipt.amount_cents)}, and ${news}.`;
  return buildBlockEmail({
    to: { name: receipt.name, address: email },
    subject: `${news[0]?.toUpperCase()}${news.slice(1)}`,
    preview: what,
    blocks: [
      text(`Dear ${withoutLinks(receipt.name)},`),
      text(what),
      text('The money goes back to the card you paid with; it may take your bank up to ten days to show it.'),
      ...receiptBlocks(receipt, receiptUrl),
      donorLinkBlock(donorPortalUrl),
      text(`Did you not expect this? Write to ${organization.mailboxes.info} and name the receipt.`),
    ],
  });
}
