import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatisticsChoice } from './StatisticsChoice';

const meta = {
  component: StatisticsChoice,
  parameters: {
    docs: {
      description: {
        component: 'The visitor’s choice about visit statistics, which can be changed at any time.',
      },
    },
  },
} satisfies Meta<typeof StatisticsChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As set by the analytics script. */
const chosen = (choice: string): Story['beforeEach'] => {
  return () => {
    document.documentElement.dataset.statistics = choice;
    return () => {
      delete document.documentElement.dataset.statistics;
    };
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/have not chosen yet/)).toBeVisible();
  },
};
export const Counted: Story = {
  beforeEach: chosen('yes'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('You chose to let us count your visits.')).toBeVisible();
    await expect(canvas.queryByText(/have not chosen yet/)).not.toBeVisible();
  },
};
export const Refused: Story = {
  beforeEach: chosen('refused'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
