import { organisation } from '@paniscus/content';
import { acknowledgedCentsOf, formatDollars, receiptStateOf } from '@paniscus/domain';
import type { Letter } from '../../letter.ts';
import { blockLetterOf } from '../parts/block-letter.ts';
import { text } from '../parts/blocks.ts';
import { donorLinkBlock } from '../parts/donor-link.ts';
import { withoutLinks } from '../parts/typed-words.ts';
import { receiptBlocks } from './donation-receipt.letter.ts';
import type { ReceiptLetter } from './donation-receipt.letter.ts';

/** What a donor gets when a gift, or a part of it, has been given back: its receipt says less now, or nothing. */
export function donationVoidLetter({ receipt, email, receiptUrl, givingUrl }: ReceiptLetter): Letter {
  const isVoid = receiptStateOf(receipt) === 'void';
  const news = isVoid
    ? `receipt ${receipt.number} is void`
    : `receipt ${receipt.number} now counts for ${formatDollars(acknowledgedCentsOf(receipt))}`;
  const refunded = formatDollars(receipt.refunded_cents);
  const what = isVoid
    ? `we have given back your gift of ${refunded}, and ${news}.`
    : `we have given back ${refunded} of your gift of ${formatDollars(receipt.amount_cents)}, and ${news}.`;
  return blockLetterOf({
    to: { name: receipt.name, address: email },
    subject: `${news[0]?.toUpperCase()}${news.slice(1)}`,
    preview: what,
    blocks: [
      text(`Dear ${withoutLinks(receipt.name)},`),
      text(what),
      text('The money goes back to the card you paid with; it may take your bank up to ten days to show it.'),
      ...receiptBlocks(receipt, receiptUrl),
      donorLinkBlock(givingUrl),
      text(`Did you not expect this? Write to ${organisation.mailboxes.info} and name the receipt.`),
    ],
  });
}
