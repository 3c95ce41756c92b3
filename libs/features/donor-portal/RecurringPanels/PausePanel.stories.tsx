import { aRecurringDonation } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PausePanel } from './PausePanel';

/** A pause is as long as the charges that it skips. */
const meta = {
  component: PausePanel,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    donation: aRecurringDonation({ frequency: 'quarterly' }),
    isProcessing: false,
    error: undefined,
    onPause: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PausePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name }));
  await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
};

export const Quarterly: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'Skip the next charge');
    await expect(args.onPause).toHaveBeenLastCalledWith({ months: 3 });

    await choose(canvasElement, 'Skip the next 2 charges');
    await expect(args.onPause).toHaveBeenLastCalledWith({ months: 6 });
  },
};

export const Yearly: Story = {
  args: { donation: aRecurringDonation({ frequency: 'yearly' }) },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'Skip the next charge');

    await expect(args.onPause).toHaveBeenLastCalledWith({ months: 12 });
  },
};

/** The missed charge is none of those that are skipped. */
export const ChargeMissed: Story = {
  tags: ['no-screenshot'],
  args: { donation: aRecurringDonation({ state: 'past_due', overdue_cents: 4150 }) },
  play: ({ canvas }) =>
    expect(canvas.getByText('The missed charge of $41.50 will not be made.')).toBeVisible(),
};
