import { organization } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { DonorPortalNote } from '../layout/DonorPortalNote.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { formatDate, formatDateOr } from '../layout/format-date.ts';
import { renderEmail } from '../layout/render-email.ts';
import { RecurringDonationLayout } from './RecurringDonationLayout.tsx';
import type { RecurringDonor } from './recurring-donor.types.ts';

export type RecurringEnded = RecurringDonor & {
  amountCents: Cents;
  startedAt: Date | null;
  endedAt: Date;
  /** The provider's message when it ended because the card could not be charged; null when somebody stopped it. */
  failure: string | null;
  receivedCents: Cents;
  receivedCount: number;
};

/** States that a recurring donation ended, why, and what it gave in all. */
export function recurringDonationEndedEmail(ended: RecurringEnded): Promise<Email> {
  const subject = `Your monthly gift of ${formatDollars(ended.amountCents)} has ended`;
  return renderEmail({
    to: { name: ended.name, address: ended.email },
    subject,
    content: <RecurringDonationEndedEmail subject={subject} ended={ended} />,
  });
}

function RecurringDonationEndedEmail({ subject, ended }: { subject: string; ended: RecurringEnded }) {
  const cause = ended.failure === null ? '' : ', because the card could not be charged';
  const news = `your monthly gift of ${formatDollars(ended.amountCents)} to ${organization.name} has ended${cause}. Your card is not charged for it any more.`;
  return (
    <RecurringDonationLayout subject={subject} donor={ended} news={news}>
      <FactTable
        rows={[
          ...(ended.failure === null ? [] : ([['What the bank said', ended.failure]] as const)),
          ['Begun', formatDateOr('Never', ended.startedAt)],
          ['Ended', formatDate(ended.endedAt)],
          ['Given in all', `${formatDollars(ended.receivedCents)} in ${formatCharges(ended.receivedCount)}`],
        ]}
      />
      <Paragraph>
        Thank you for every month of it. The bonobos are better off for your having been there.
      </Paragraph>
      <DonorPortalNote href={ended.pageUrl} />
      <Paragraph>
        {`Did you not want this, or do you wish to give again? Write to ${organization.mailboxes.info}, or begin a new gift on our site.`}
      </Paragraph>
    </RecurringDonationLayout>
  );
}

const formatCharges = (count: number) => (count === 1 ? '1 charge' : `${count} charges`);
