import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Highlights } from './Highlights';

const meta = {
  component: Highlights,
  parameters: {
    docs: {
      description: { component: 'An article and an event on the home page, side by side on wide screens.' },
    },
  },
  args: { phase: 'past', researchHref: '/research' },
} satisfies Meta<typeof Highlights>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Past: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/^This event has ended\./)).toBeVisible();
    await expect(canvas.getByText('In person or online')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Learn more about the workshop' })).toHaveAttribute(
      'href',
      'https://www.apeinitiative.org/',
    );
  },
};
export const Coming: Story = {
  args: { phase: 'upcoming' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Upcoming event')).toBeVisible();
    await expect(canvas.queryByText(/has ended/)).toBeNull();
  },
};
