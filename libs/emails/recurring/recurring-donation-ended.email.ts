import { organization } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { buildBlockEmail } from '../layout/block-email.ts';
import { text } from '../layout/blocks.ts';
import { donorLinkBlock } from '../layout/donor-link.ts';
import { withoutLinks } from '../layout/escape-typed-text.ts';
import { formatDate } from '../layout/sender.ts';
import { formatDay } from './recurring-email-text.ts';
import type { RecurringDonor } from './recurring-email-text.ts';

export type RecurringEnded = RecurringDonor & {
  amountCents: Cents;
  startedAt: Date | null;
  endedAt: Date;
  /** The provider's message when it ended because the card could not be charged; null when somebody stopped it. */
  failure: string | null;
  receivedCents: Cents;
  receivedCount: number;
};

export function recurringDonationEndedEmail(ended: RecurringEnded): Email {
  const { name, email, failure } = ended;
  const sum = formatDollars(ended.amountCents);
  const cause = failure === null ? '' : ', because the card could not be charged';
  const news = `your monthly gift of ${sum} to ${organization.name} has ended${cause}. Your card is not charged for it any more.`;
  return buildBlockEmail({
    to: { name, address: email },
    subject: `Your monthly gift of ${sum} has ended`,
    preview: news,
    blocks: [
      text(`Dear ${withoutLinks(name)},`),
      text(news),
      {
        kind: 'facts',
        rows: [
          ...(failure === null ? [] : ([['What the bank said', failure]] as const)),
          ['Begun', formatDay(ended.startedAt, 'Never')],
          ['Ended', formatDate(ended.endedAt)],
          ['Given in all', `${formatDollars(ended.receivedCents)} in ${formatCharges(ended.receivedCount)}`],
        ],
      },
      text('Thank you for every month of it. The bonobos are better off for your having been there.'),
      donorLinkBlock(ended.pageUrl),
      text(
        `Did you not want this, or do you wish to give again? Write to ${organization.mailboxes.info}, or begin a new gift on our site.`,
      ),
    ],
  });
}

const formatCharges = (count: number) => (count === 1 ? '1 charge' : `${count} charges`);
