import { organisation } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain';
import type { Cents, GiftCard } from '@paniscus/domain';
import type { Letter } from '../../letter.ts';
import { blockLetterOf } from '../parts/block-letter.ts';
import { text } from '../parts/blocks.ts';
import { withoutLinks } from '../parts/typed-words.ts';
import { cardWordsOf, closingOf, dayOf } from './monthly-words.ts';
import type { MonthlyDonor } from './monthly-words.ts';

export type MonthlyFailed = MonthlyDonor & {
  amountCents: Cents;
  /** The payment provider's own sentence. */
  failure: string;
  /** When the card is tried again; null when it is not. */
  nextTryAt: Date | null;
  card: GiftCard | null;
};

/** Tells a donor that a month's charge did not go through, and how to mend it. */
export function monthlyFailedLetter(failed: MonthlyFailed): Letter {
  const { name, email, amountCents, failure, nextTryAt, card } = failed;
  const sum = formatDollars(amountCents);
  const news = `your monthly gift of ${sum} to ${organisation.name} could not be charged this time.`;
  const mend =
    nextTryAt === null
      ? 'The card is not tried again by itself. With another card, or the same one once it works, the gift goes on.'
      : 'You need not do anything if the card works by then. With another card the gift goes on at once.';
  return blockLetterOf({
    to: { name, address: email },
    subject: `Your monthly gift of ${sum} could not be charged`,
    preview: news,
    blocks: [
      text(`Dear ${withoutLinks(name)},`),
      text(news),
      {
        kind: 'facts',
        rows: [
          ['What the bank said', failure],
          ['Card', card === null ? 'None' : cardWordsOf(card)],
          ['Tried again', dayOf(nextTryAt, 'Not by itself')],
        ],
      },
      text(mend),
      ...closingOf(failed, 'Change the card'),
    ],
  });
}
