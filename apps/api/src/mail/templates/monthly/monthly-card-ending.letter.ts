import { organisation } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain';
import type { Cents, GiftCard } from '@paniscus/domain';
import type { Letter } from '../../letter.ts';
import { blockLetterOf } from '../parts/block-letter.ts';
import { text } from '../parts/blocks.ts';
import { withoutLinks } from '../parts/typed-words.ts';
import { cardWordsOf, closingOf, dayOf } from './monthly-words.ts';
import type { MonthlyDonor } from './monthly-words.ts';

export type MonthlyCardEnding = MonthlyDonor & { amountCents: Cents; card: GiftCard; nextAt: Date | null };

/** Tells a donor in time that the card of a monthly gift will not be good any more. */
export function monthlyCardEndingLetter(ending: MonthlyCardEnding): Letter {
  const { name, email, amountCents, card, nextAt } = ending;
  const news = `the card that pays your monthly gift to ${organisation.name} is about to end.`;
  return blockLetterOf({
    to: { name, address: email },
    subject: 'The card of your monthly gift is about to end',
    preview: news,
    blocks: [
      text(`Dear ${withoutLinks(name)},`),
      text(news),
      {
        kind: 'facts',
        rows: [
          ['Card', cardWordsOf(card)],
          ['Monthly gift', formatDollars(amountCents)],
          ['Charged next', dayOf(nextAt, 'Not while it is paused')],
        ],
      },
      text(
        'If you have a new card, please tell us before then. Some banks pass a new card on by themselves; then you need not do anything.',
      ),
      ...closingOf(ending, 'Change the card'),
    ],
  });
}
