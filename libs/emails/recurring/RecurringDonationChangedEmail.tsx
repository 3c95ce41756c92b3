import { organization } from '@paniscus/content';
import type { RecurringDonation, RecurringState } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { formatDateOr } from '../layout/format-date.ts';
import { renderEmail } from '../layout/render-email.ts';
import { DonorPortalButton } from './DonorPortalButton.tsx';
import { RecurringDonationLayout } from './RecurringDonationLayout.tsx';
import { describeCard } from './describe-card.ts';
import type { RecurringDonor } from './recurring-donor.types.ts';

export type RecurringChanged = RecurringDonor & { gift: RecurringDonation };

/** Summarizes the recurring donation after any change, including the automatic end of a pause. */
export function recurringDonationChangedEmail(changed: RecurringChanged): Promise<Email> {
  const subject = 'Your monthly gift has been changed';
  return renderEmail({
    to: { name: changed.name, address: changed.email },
    subject,
    content: <RecurringDonationChangedEmail subject={subject} changed={changed} />,
  });
}

function RecurringDonationChangedEmail({ subject, changed }: { subject: string; changed: RecurringChanged }) {
  const news = `your monthly gift to ${organization.name} has changed. From now on it is as follows.`;
  return (
    <RecurringDonationLayout subject={subject} donor={changed} news={news}>
      <FactTable rows={getFacts(changed.gift)} />
      <DonorPortalButton href={changed.pageUrl}>See your gifts</DonorPortalButton>
      <Paragraph>
        Did you not expect this? Replace the link on that page: the old one leads nowhere from that moment.
      </Paragraph>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.info}.`}</Paragraph>
    </RecurringDonationLayout>
  );
}

const STATES: Record<RecurringState, string> = {
  pending: 'Waits for its first charge',
  active: 'Active',
  past_due: 'The last charge did not go through and is tried again',
  paused: 'Paused',
  ended: 'Stopped',
  failed: 'Did not begin',
};

function getFacts(gift: RecurringDonation): [label: string, value: string][] {
  const facts: [string, string][] = [
    ['State', STATES[gift.state]],
    ['Each month', formatDollars(gift.amount_cents)],
  ];
  if (gift.cost_cents > 0)
    facts.push(['Of this, for the cost of the payment', formatDollars(gift.cost_cents)]);
  facts.push(['Card', gift.card === null ? 'None' : describeCard(gift.card)]);
  if (gift.state === 'paused')
    facts.push(['Paused until', formatDateOr('you go on', parseDate(gift.resumes_at))]);
  facts.push(['Charged next', formatDateOr('Not for now', parseDate(gift.next_at))]);
  return facts;
}

const parseDate = (date: string | null) => (date === null ? null : new Date(date));
