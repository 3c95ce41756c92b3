import { aDonationResult, aRecurringDonationResult } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DonationEmailFailureScreen } from './DonationEmailFailureScreen';

const meta = {
  component: DonationEmailFailureScreen,
  parameters: {
    guide: {
      purpose: 'Tells a donor that the donation succeeded but its email was not sent.',
      accessibility: ['The message is announced as a status: the gift itself succeeded.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', result: aDonationResult({ kind: 'emailFailed' }) },
    links: { home: '/', donate: '/donate' },
  },
} satisfies Meta<typeof DonationEmailFailureScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
export const ReadyMonthly: Story = {
  args: { state: { kind: 'ready', result: aRecurringDonationResult({ kind: 'emailFailed' }) } },
};
export const ReadyAddressRefused: Story = {
  args: {
    state: {
      kind: 'ready',
      result: aDonationResult({ kind: 'emailFailed', email: 'ada@exmaple.org', isEmailRefused: true }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'The mail server for ada@exmaple.org refused',
    );
  },
};
export const Unknown: Story = {
  args: { state: { kind: 'unknown' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Your gift');
  },
};
