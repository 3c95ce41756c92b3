import { organization } from '@paniscus/content';
import type { CardSummary } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { buildBlockEmail } from '../layout/block-email.ts';
import { text } from '../layout/blocks.ts';
import { withoutLinks } from '../layout/escape-typed-text.ts';
import { describeCard, buildClosing, formatDay } from './recurring-email-text.ts';
import type { RecurringDonor } from './recurring-email-text.ts';

export type RecurringCardEnding = RecurringDonor & {
  amountCents: Cents;
  card: CardSummary;
  nextAt: Date | null;
};

export function cardExpiringEmail(ending: RecurringCardEnding): Email {
  const { name, email, amountCents, card, nextAt } = ending;
  const news = `the card that pays your monthly gift to ${organization.name} is about to end.`;
  return buildBlockEmail({
    to: { name, address: email },
    subject: 'The card of your monthly gift is about to end',
    preview: news,
    blocks: [
      text(`Dear ${withoutLinks(name)},`),
      text(news),
      {
        kind: 'facts',
        rows: [
          ['Card', describeCard(card)],
          ['Monthly gift', formatDollars(amountCents)],
          ['Charged next', formatDay(nextAt, 'Not while it is paused')],
        ],
      },
      text(
        'If you have a new card, please tell us before then. Some banks pass a new card on by themselves; then you need not do anything.',
      ),
      ...buildClosing(ending, 'Change the card'),
    ],
  });
}
