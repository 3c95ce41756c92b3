import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Figures } from './Figures';

const meta = {
  component: Figures,
  args: { phase: 'past', researchHref: '/research' },
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Past: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/^This event is past\./)).toBeVisible();
    await expect(canvas.getByText('In person or online')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Learn more about the workshop' })).toHaveAttribute(
      'href',
      'https://www.apeinitiative.org/',
    );
  },
};
export const Coming: Story = {
  args: { phase: 'coming' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Coming event')).toBeVisible();
    await expect(canvas.queryByText(/is past/)).toBeNull();
  },
};
