import { aDonationResult, aMonthlyResult } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DonationSuccessScreen } from './DonationSuccessScreen';

const meta = {
  component: DonationSuccessScreen,
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
  args: { state: { kind: 'ready', result: aMonthlyResult() } },
};
export const ReadyMonthlyOnPhone: Story = ReadyMonthly;
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
