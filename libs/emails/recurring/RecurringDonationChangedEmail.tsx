import { organization } from '@paniscus/content';
import { formatGiftKind, PERIODS } from '@paniscus/domain/donation';
import type { RecurringDonation, RecurringDonationState } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { formatDateOr } from '../layout/format-date.ts';
import { renderEmail } from '../layout/render-email.ts';
import { DonorPortalButton } from './DonorPortalButton.tsx';
import { RecurringDonationLayout } from './RecurringDonationLayout.tsx';
import { describeCard } from './describe-card.ts';
import type { RecurringDonor } from './recurring-donor.types.ts';

export type RecurringChanged = RecurringDonor & {
  recurringDonation: RecurringDonation;
  /** Amount of the failed charges that a pause has dropped, or 0. */
  droppedCents: Cents;
};

/** Summarizes the recurring donation after any change, including the automatic end of a pause. */
export function recurringDonationChangedEmail(changed: RecurringChanged): Promise<Email> {
  const subject = `Your ${formatGiftKind(changed.frequency)} has been changed`;
  return renderEmail({
    to: { name: changed.name, address: changed.email },
    subject,
    content: <RecurringDonationChangedEmail subject={subject} changed={changed} />,
  });
}

function RecurringDonationChangedEmail({ subject, changed }: { subject: string; changed: RecurringChanged }) {
  const summary = `Your ${formatGiftKind(changed.frequency)} to ${organization.name} has changed. Here are the new details.`;
  return (
    <RecurringDonationLayout subject={subject} donor={changed} summary={summary}>
      <FactTable rows={buildRows(changed.recurringDonation)} />
      {changed.recurringDonation.state === 'paused' ? (
        <Paragraph>Nothing is charged while your gift is paused.</Paragraph>
      ) : null}
      {changed.droppedCents > 0 ? (
        <Paragraph>{`The missed charge of ${formatDollars(changed.droppedCents)} will not be made.`}</Paragraph>
      ) : null}
      <DonorPortalButton href={changed.pageUrl}>See your gifts</DonorPortalButton>
      <Paragraph>
        If you did not expect this, replace the link on that page. The old link stops working right away.
      </Paragraph>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.info}.`}</Paragraph>
    </RecurringDonationLayout>
  );
}

const STATES: Record<RecurringDonationState, string> = {
  pending: 'Waiting for the first charge',
  active: 'Active',
  past_due: 'The last charge did not go through',
  paused: 'Paused',
  ended: 'Ended',
  failed: 'Never started',
};

function buildRows(recurringDonation: RecurringDonation): [label: string, value: string][] {
  const rows: [string, string][] = [
    ['Status', STATES[recurringDonation.state]],
    [`Each ${PERIODS[recurringDonation.frequency]}`, formatDollars(recurringDonation.amount_cents)],
  ];
  if (recurringDonation.cost_cents > 0)
    rows.push(['Includes a processing fee of', formatDollars(recurringDonation.cost_cents)]);
  rows.push(['Card', recurringDonation.card === null ? 'None' : describeCard(recurringDonation.card)]);
  if (recurringDonation.state === 'paused')
    rows.push(['Paused until', formatDateOr('you resume', parseDate(recurringDonation.resumes_at))]);
  const { overdue_cents: overdue } = recurringDonation;
  // The amount may have been changed since.
  if (overdue > 0) rows.push(['Unpaid', formatDollars(overdue)]);
  rows.push([
    overdue > 0 ? 'Next attempt' : 'Next charge',
    formatDateOr('Not scheduled', parseDate(recurringDonation.next_at)),
  ]);
  return rows;
}

const parseDate = (date: string | null) => (date === null ? null : new Date(date));
