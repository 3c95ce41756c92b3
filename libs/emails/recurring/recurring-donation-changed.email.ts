import { organization } from '@paniscus/content';
import type { RecurringDonation, RecurringState } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { buildBlockEmail } from '../layout/block-email.ts';
import { text } from '../layout/blocks.ts';
import type { Block } from '../layout/blocks.ts';
import { withoutLinks } from '../layout/escape-typed-text.ts';
import { describeCard, buildClosing, formatDay } from './recurring-email-text.ts';
import type { RecurringDonor } from './recurring-email-text.ts';

export type RecurringChanged = RecurringDonor & { gift: RecurringDonation };

const STATES: Record<RecurringState, string> = {
  pending: 'Waits for its first charge',
  active: 'Active',
  past_due: 'The last charge did not go through and is tried again',
  paused: 'Paused',
  ended: 'Stopped',
  failed: 'Did not begin',
};

/** Summarizes the recurring donation after any change, including the automatic end of a pause. */
export function recurringDonationChangedEmail(changed: RecurringChanged): Email {
  const { name, email, gift } = changed;
  const news = `your monthly gift to ${organization.name} has changed. From now on it is as follows.`;
  return buildBlockEmail({
    to: { name, address: email },
    subject: 'Your monthly gift has been changed',
    preview: news,
    blocks: [
      text(`Dear ${withoutLinks(name)},`),
      text(news),
      renderFacts(gift),
      ...buildClosing(changed, 'See your gifts', [
        'Did you not expect this? Replace the link on that page: the old one leads nowhere from that moment.',
      ]),
    ],
  });
}

function renderFacts(gift: RecurringDonation): Block {
  const getMoment = (moment: string | null) => (moment === null ? null : new Date(moment));
  return {
    kind: 'facts',
    rows: [
      ['State', STATES[gift.state]],
      ['Each month', formatDollars(gift.amount_cents)],
      ...(gift.cost_cents > 0
        ? ([['Of this, for the cost of the payment', formatDollars(gift.cost_cents)]] as const)
        : []),
      ['Card', gift.card === null ? 'None' : describeCard(gift.card)],
      ...(gift.state === 'paused'
        ? ([['Paused until', formatDay(getMoment(gift.resumes_at), 'you go on')]] as const)
        : []),
      ['Charged next', formatDay(getMoment(gift.next_at), 'Not for now')],
    ],
  };
}
