import { organization } from '@paniscus/content';
import { formatGiftKind } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { DonorPortalNote } from '../layout/DonorPortalNote.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { LinkNote } from '../layout/LinkNote.tsx';
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
  /** Absolute URL of the donation page. */
  donateUrl: string;
};

/** States that a recurring donation ended, why, and what it gave in all. */
export function recurringDonationEndedEmail(ended: RecurringEnded): Promise<Email> {
  const subject = `Your ${formatGiftKind(ended.frequency)} of ${formatDollars(ended.amountCents)} has ended`;
  return renderEmail({
    to: { name: ended.name, address: ended.email },
    subject,
    content: <RecurringDonationEndedEmail subject={subject} ended={ended} />,
  });
}

function RecurringDonationEndedEmail({ subject, ended }: { subject: string; ended: RecurringEnded }) {
  const cause = ended.failure === null ? '' : ', because the card could not be charged';
  const summary = `Your ${formatGiftKind(ended.frequency)} of ${formatDollars(ended.amountCents)} to ${organization.name} has ended${cause}. Your card will not be charged again.`;
  return (
    <RecurringDonationLayout subject={subject} donor={ended} summary={summary}>
      <FactTable
        rows={[
          ...(ended.failure === null ? [] : ([['Message from the bank', ended.failure]] as const)),
          ['Started', formatDateOr('Never', ended.startedAt)],
          ['Ended', formatDate(ended.endedAt)],
          ['Total given', formatTotal(ended)],
        ]}
      />
      <Paragraph>Thank you for supporting bonobos.</Paragraph>
      <DonorPortalNote href={ended.pageUrl} isAfterEnd />
      <LinkNote
        text={`If you did not want this, or would like to give again, write to ${organization.mailboxes.info} or start a new gift on our site.`}
        label="Start a new gift"
        href={ended.donateUrl}
      />
    </RecurringDonationLayout>
  );
}

function formatTotal({ receivedCents, receivedCount }: RecurringEnded): string {
  if (receivedCount === 0) return 'None';
  const charges = receivedCount === 1 ? '1 charge' : `${receivedCount} charges`;
  return `${formatDollars(receivedCents)} in ${charges}`;
}
