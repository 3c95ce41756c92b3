import { createStripeStub } from '@paniscus/card';
import { aRecurringDonation } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CardPanel } from './CardPanel';

const meta = {
  component: CardPanel,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    stripe: createStripeStub('blank'),
    donor: { name: 'Ada Nguyen', email: 'ada.nguyen@example.org' },
    donation: aRecurringDonation(),
    isProcessing: false,
    error: 'Your card was declined.',
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CardPanel>;
export default meta;

/** The reason of a declined card goes with what is wrong with the next one. */
export const MistypedAfterDecline: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }));

    await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Your card was declined.')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
