import type { CardSummary, RecurringDonation } from '@paniscus/domain/donor-portal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { cardExpiringEmail } from './CardExpiringEmail.tsx';
import { recurringDonationChangedEmail } from './RecurringDonationChangedEmail.tsx';
import { recurringDonationEndedEmail } from './RecurringDonationEndedEmail.tsx';
import type { RecurringDonor } from './recurring-donor.types.ts';
import { recurringDonationFailedEmail } from './RecurringDonationFailedEmail.tsx';

const donor: RecurringDonor = {
  name: 'Ada Nguyen',
  email: 'ada.nguyen@example.org',
  frequency: 'monthly',
  pageUrl: 'https://paniscus.example/giving/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ',
};
const card: CardSummary = { brand: 'visa', last4: '4242', exp_month: 5, exp_year: 2026 };
const nextAt = new Date('2026-05-21T15:05:00Z');
const startedAt = new Date('2025-04-21T15:05:00Z');
const failed = { ...donor, amountCents: 2500, failure: 'Your card has insufficient funds.', card };
const ended = {
  ...donor,
  amountCents: 2500,
  startedAt,
  endedAt: new Date('2026-04-22T10:00:00Z'),
  failure: null,
  receivedCents: 32_500,
  receivedCount: 13,
  donateUrl: 'https://paniscus.example/donate',
};
const recurringDonation: RecurringDonation = {
  id: 7,
  state: 'active',
  frequency: 'monthly',
  gift_cents: 2500,
  cost_cents: 106,
  amount_cents: 2606,
  started_at: startedAt.toISOString(),
  next_at: nextAt.toISOString(),
  resumes_at: null,
  ended_at: null,
  card,
  is_card_ending: false,
  fund: null,
  is_fund_closed: false,
  overdue_cents: 0,
  failure: null,
};

const meta = {
  component: EmailPreview,
  args: { emailMessage: await recurringDonationFailedEmail({ ...failed, nextTryAt: nextAt }) },
} satisfies Meta<typeof EmailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['Your card has insufficient funds.', 'May 21, 2026', 'Change the card']),
};
export const FailedYearly: Story = {
  args: {
    emailMessage: await recurringDonationFailedEmail({ ...failed, frequency: 'yearly', nextTryAt: nextAt }),
  },
  play: ({ canvasElement }) => readEmail(canvasElement, ['Your yearly gift of $25.00']),
};
export const FailedOnPhone: Story = {};
export const FailedForGood: Story = {
  args: { emailMessage: await recurringDonationFailedEmail({ ...failed, card: null, nextTryAt: null }) },
};
export const CardEnding: Story = {
  args: { emailMessage: await cardExpiringEmail({ ...donor, amountCents: 2500, card, nextAt }) },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['Visa ending in 4242, expires 05/2026', 'Change the card']),
};
export const Changed: Story = {
  args: {
    emailMessage: await recurringDonationChangedEmail({ ...donor, recurringDonation, droppedCents: 0 }),
  },
  play: ({ canvasElement }) => readEmail(canvasElement, ['$26.06', '$1.06', 'If you did not expect this']),
};
export const Paused: Story = {
  args: {
    emailMessage: await recurringDonationChangedEmail({
      ...donor,
      recurringDonation: {
        ...recurringDonation,
        state: 'paused',
        next_at: null,
        resumes_at: '2026-08-01T12:00:00.000Z',
      },
      droppedCents: 2606,
    }),
  },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['August 1, 2026', 'Not scheduled', 'The missed charge of $26.06']),
};
export const Ended: Story = {
  args: { emailMessage: await recurringDonationEndedEmail(ended) },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['$325.00 in 13 charges', 'April 22, 2026', 'Start a new gift']),
};
export const EndedUnpaid: Story = {
  args: {
    emailMessage: await recurringDonationEndedEmail({
      ...ended,
      failure: 'Your card was declined.',
      receivedCount: 1,
    }),
  },
  play: ({ canvasElement }) => readEmail(canvasElement, ['because the card could not be charged']),
};
