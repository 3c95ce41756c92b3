import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminTabs } from './AdminTabs';

const meta = {
  component: AdminTabs,
  args: {
    label: 'Pages of the desk',
    tabs: [
      { href: '#records', label: 'Records', isCurrent: true },
      { href: '#series', label: 'Series' },
      { href: '#lines', label: 'Lines' },
    ],
  },
} satisfies Meta<typeof AdminTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Records');
  },
};
export const Waiting: Story = {
  args: {
    tabs: [
      { href: '#records', label: 'Records', isCurrent: true },
      { href: '#lines', label: 'Lines', waiting: { count: 3, what: 'waiting' } },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Lines 3 waiting' })).toBeVisible();
  },
};
export const WaitingOnPhone: Story = { args: Waiting.args };
