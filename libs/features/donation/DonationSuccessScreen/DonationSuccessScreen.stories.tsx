import { aDonationResult, aRecurringDonationResult } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DonationSuccessScreen } from './DonationSuccessScreen';

const meta = {
  component: DonationSuccessScreen,
  parameters: {
    guide: {
      purpose: 'Thanks a donor after a donation and says what happens next.',
      accessibility: ['The page title thanks by name, so it is the first thing that is read.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', result: aDonationResult() },
    links: { home: '/', donate: '/donate', findGiving: '/find-giving' },
  },
} satisfies Meta<typeof DonationSuccessScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
export const ReadyMonthly: Story = {
  args: { state: { kind: 'ready', result: aRecurringDonationResult() } },
};
export const ReadyMonthlyOnPhone: Story = ReadyMonthly;
/** The donor tried again, but the earlier attempt had been paid. */
export const ReadyEarlier: Story = {
  args: { state: { kind: 'ready', result: aDonationResult({ isEarlier: true }) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('You were not charged again.');
  },
};
/** Another tab had given once when this one asked for a monthly gift. */
export const ReadyOtherThanAsked: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: {
      kind: 'ready',
      result: aDonationResult({ isEarlier: true, notCharged: { amountCents: 5000, frequency: 'monthly' } }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      /It was a one-time gift\. What you asked for now, “Monthly donation of \$50\.00,” was not charged\./,
    );
  },
};
export const Unknown: Story = {
  args: { state: { kind: 'unknown' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Your gift');
  },
};
