import { organization, receiptContent } from '@paniscus/content';
import { formatReceipt } from '@paniscus/domain/donation';
import type { Receipt } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { buildBlockEmail } from '../layout/block-email.ts';
import { text } from '../layout/blocks.ts';
import type { Block } from '../layout/blocks.ts';
import { donorLinkBlock } from '../layout/donor-link.ts';
import { withoutLinks } from '../layout/escape-typed-text.ts';

export type ReceiptEmail = {
  receipt: Receipt;
  email: string;
  receiptUrl: string;
  donorPortalUrl: string;
};

/** Thank-you email that is also the written acknowledgment US donors need for their taxes. */
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

export function receiptBlocks(receipt: Receipt, receiptUrl: string): Block[] {
  const { facts, sums, statements } = formatReceipt(unlinked(receipt), receiptContent);
  return [
    { kind: 'facts', rows: facts },
    { kind: 'sums', rows: sums },
    ...statements.map(text),
    { kind: 'button', label: 'See and print the receipt', url: receiptUrl },
  ];
}

/** The email address is not verified, so text entered by the donor must not become links. */
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
