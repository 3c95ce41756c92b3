import Button from '@mui/material/Button';
import { aStaffOrder } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RetryAction } from './RetryAction';

const DISPUTED = 'The cardholder has disputed the payment.';

const meta = {
  component: RetryAction,
  tags: ['no-screenshot'],
  parameters: {
    docs: { description: { component: 'Retries an order that is on hold.' } },
    chromatic: { disableSnapshot: true },
  },
  args: {
    order: aStaffOrder({ state: 'needs_attention', attention: 'Stopped by staff.', can_retry: true }),
    loading: false,
    disabled: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof RetryAction>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A dispute arrives while the question is open: the answer is about the note that the person read. */
export const Changed: Story = {
  render: function Reloaded(args) {
    const [attention, setAttention] = useState(args.order.attention);
    return (
      <>
        <Button onClick={() => setAttention(DISPUTED)}>Reload</Button>
        <RetryAction {...args} order={{ ...args.order, attention }} />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    canvas.getByText('Reload').click();
    await userEvent.click(await screen.findByRole('button', { name: 'Send to production' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith({ attention: 'Stopped by staff.' });

    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await screen.findByText(/has disputed/);
    await userEvent.click(screen.getByRole('button', { name: 'Send to production' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith({ attention: DISPUTED });
  },
};
