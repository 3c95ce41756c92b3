import { organization, receiptContent } from '@paniscus/content';
import { formatDollars, formatReceipt } from '@paniscus/domain';
import type { Receipt } from '@paniscus/domain';
import type { Email } from '../email.types.ts';
import { buildBlockEmail } from '../layout/block-email.ts';
import { text } from '../layout/blocks.ts';
import type { Block } from '../layout/blocks.ts';
import { donorLinkBlock } from '../layout/donor-link.ts';
import { withoutLinks } from '../layout/escape-typed-text.ts';

/** A receipt and where its letter goes and leads. */
export type ReceiptEmail = {
  receipt: Receipt;
  email: string;
  /** The receipt's own page, for printing. */
  receiptUrl: string;
  /** The donor's own page. */
  donorPortalUrl: string;
};

/** The thank-you that is also the written acknowledgment which US donors need for their taxes. */
export function donationReceiptEmail({ receipt, email, receiptUrl, donorPortalUrl }: ReceiptEmail): Email {
  const isMonthly = receipt.frequency === 'monthly';
  const gift = isMonthly ? 'monthly gift' : 'gift';
  const thanks = `thank you for your ${gift} to ${organization.name}. It is on its way to work for the bonobos.`;
  return buildBlockEmail({
    to: { name: receipt.name, address: email },
    subject: `Thank you for your ${gift} of ${formatDollars(receipt.amount_cents)} (receipt ${receipt.number})`,
    preview: thanks,
    blocks: [
      text(`Dear ${withoutLinks(receipt.name)},`),
      text(thanks),
      ...receiptBlocks(receipt, receiptUrl),
      ...(isMonthly ? [monthlyBlock(donorPortalUrl)] : []),
      donorLinkBlock(donorPortalUrl),
      text(`Questions about your gift? Write to ${organization.mailboxes.info} and name the receipt.`),
    ],
  });
}

/** The receipt itself: the same words as on its page, and the way there. */
export function receiptBlocks(receipt: Receipt, receiptUrl: string): Block[] {
  const { facts, sums, statements } = formatReceipt(unlinked(receipt), receiptContent);
  return [
    { kind: 'facts', rows: facts },
    { kind: 'sums', rows: sums },
    ...statements.map(text),
    { kind: 'button', label: 'See and print the receipt', url: receiptUrl },
  ];
}

/** Nobody knows whether whoever typed these words has the address that the letter goes to. */
function unlinked(receipt: Receipt): Receipt {
  const { name, place, tribute } = receipt;
  return {
    ...receipt,
    name: withoutLinks(name),
    place: withoutLinks(place),
    tribute: tribute && { ...tribute, name: withoutLinks(tribute.name) },
  };
}

function monthlyBlock(donorPortalUrl: string): Block {
  return {
    kind: 'note',
    text: 'This is a monthly gift: your card is charged every month, and each charge has a receipt of its own.',
    label: 'Change or stop it here',
    url: donorPortalUrl,
  };
}
