import type { GiftCard, MonthlyGift } from '@paniscus/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../preview/MailPreview.tsx';
import { readLetter } from '../preview/read-letter.ts';
import {
  monthlyCardEndingLetter,
  monthlyChangedLetter,
  monthlyEndedLetter,
  monthlyFailedLetter,
} from './monthly-letters.ts';

const donor = {
  name: 'Ada Nguyen',
  email: 'ada.nguyen@example.org',
  pageUrl: 'https://paniscus.example/giving/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ',
};
const card: GiftCard = { brand: 'visa', last4: '4242', exp_month: 5, exp_year: 2026 };
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
};
const gift: MonthlyGift = {
  id: 7,
  state: 'active',
  gift_cents: 2500,
  cost_cents: 106,
  amount_cents: 2606,
  started_at: startedAt.toISOString(),
  next_at: nextAt.toISOString(),
  resumes_at: null,
  ended_at: null,
  card,
  is_card_ending: false,
  failure: null,
};

const meta = {
  component: MailPreview,
  args: { letter: monthlyFailedLetter({ ...failed, nextTryAt: nextAt }) },
} satisfies Meta<typeof MailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: ({ canvasElement }) =>
    readLetter(canvasElement, ['Your card has insufficient funds.', 'May 21, 2026', 'Change the card']),
};
export const FailedOnPhone: Story = {};
export const FailedForGood: Story = {
  args: { letter: monthlyFailedLetter({ ...failed, card: null, nextTryAt: null }) },
};
export const CardEnding: Story = {
  args: { letter: monthlyCardEndingLetter({ ...donor, amountCents: 2500, card, nextAt }) },
  play: ({ canvasElement }) =>
    readLetter(canvasElement, ['Visa ending in 4242, valid until 05/2026', 'Change the card']),
};
export const Changed: Story = {
  args: { letter: monthlyChangedLetter({ ...donor, gift }) },
  play: ({ canvasElement }) => readLetter(canvasElement, ['$26.06', '$1.06', 'Did you not expect this?']),
};
export const Paused: Story = {
  args: {
    letter: monthlyChangedLetter({
      ...donor,
      gift: { ...gift, state: 'paused', next_at: null, resumes_at: '2026-08-01T12:00:00.000Z' },
    }),
  },
  play: ({ canvasElement }) => readLetter(canvasElement, ['August 1, 2026', 'Not for now']),
};
export const Ended: Story = {
  args: { letter: monthlyEndedLetter(ended) },
  play: ({ canvasElement }) => readLetter(canvasElement, ['$325.00 in 13 charges', 'April 22, 2026']),
};
export const EndedUnpaid: Story = {
  args: { letter: monthlyEndedLetter({ ...ended, failure: 'Your card was declined.', receivedCount: 1 }) },
  play: ({ canvasElement }) => readLetter(canvasElement, ['because the card could not be charged']),
};
