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

export type RecurringFailed = RecurringDonor & {
  amountCents: Cents;
  failure: string;
  nextTryAt: Date | null;
  card: CardSummary | null;
};

export function recurringDonationFailedEmail(failed: RecurringFailed): Email {
  const { name, email, amountCents, failure, nextTryAt, card } = failed;
  const sum = formatDollars(amountCents);
  const news = `your monthly gift of ${sum} to ${organization.name} could not be charged this time.`;
  const mend =
    nextTryAt === null
      ? 'The card is not tried again by itself. With another card, or the same one once it works, the gift goes on.'
      : 'You need not do anything if the card works by then. With another card the gift goes on at once.';
  return buildBlockEmail({
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
          ['Card', card === null ? 'None' : describeCard(card)],
          ['Tried again', formatDay(nextTryAt, 'Not by itself')],
        ],
      },
      text(mend),
      ...buildClosing(failed, 'Change the card'),
    ],
  });
}
