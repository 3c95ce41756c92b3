import { aDonationResult } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DonationSuccessScreen } from './DonationSuccessScreen';

const meta = {
  component: DonationSuccessScreen,
  args: { state: { kind: 'ready', result: aDonationResult() }, links: { home: '/', donate: '/donate' } },
} satisfies Meta<typeof DonationSuccessScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
