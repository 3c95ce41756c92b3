import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { RefundAction } from './RefundAction';

const ALL = 6470;
const format = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const meta = {
  component: RefundAction,
  parameters: {
    guide: {
      purpose: 'Button and dialog that refund a payment in full or in part.',
      do: [
        'Pass the stored refunds, so that the next one gets a new id.',
        'Show what can be refunded now when the server refuses an amount that has changed.',
        'Let `parseAmount` say in one sentence why an amount cannot be refunded.',
      ],
      dont: [
        'Close the dialog while the refund is processed.',
        'Retry with another id after a lost response: it could refund twice.',
      ],
      accessibility: [
        'The dialog returns the focus to the button. Its confirm button repeats the amount.',
        'A failed attempt is an alert inside the dialog.',
      ],
      themeSlots: ['MuiAlert', 'MuiButton', 'MuiTypography'],
      mui: ['Alert', 'Button', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    refundableCents: ALL,
    payerLabel: 'the buyer’s card',
    format,
    parseAmount: (typed) => {
      const cents = typed === '' ? ALL : Math.round(Number(typed) * 100);
      return cents <= ALL ? { cents } : { message: `Amount must be at most ${format(ALL)}.` };
    },
    refunds: [],
    newId: () => crypto.randomUUID(),
    isProcessing: false,
    onRefund: fn(),
  },
} satisfies Meta<typeof RefundAction>;
export default meta;

type Story = StoryObj<typeof meta>;

async function opened(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** An empty amount refunds the rest; the button shows the amount. */
export const Blank: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);

    await userEvent.click(dialog.getByRole('button', { name: 'Refund $64.70' }));

    await waitFor(() => expect(args.onRefund).toHaveBeenCalledTimes(1));
    await expect(args.onRefund).toHaveBeenCalledWith({
      amount_cents: 6470,
      refundable_cents: 6470,
      refund_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  },
};

/** A retry after a lost response reuses the refund id. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);
    await userEvent.type(dialog.getByLabelText('Amount'), '14.50');
    await userEvent.type(dialog.getByLabelText('Reason'), 'One mug arrived broken');

    await userEvent.type(dialog.getByLabelText('Amount'), '{Enter}');
    await waitFor(() => expect(args.onRefund).toHaveBeenCalledTimes(1));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $14.50' }));
    await waitFor(() => expect(args.onRefund).toHaveBeenCalledTimes(2));

    const [first, second] = (args.onRefund as ReturnType<typeof fn>).mock.calls;
    await expect(first).toEqual(second);
    await expect(first?.[0]).toMatchObject({ amount_cents: 1450, reason: 'One mug arrived broken' });
  },
};

/** Another tab refunded meanwhile: the dialog keeps what was typed, and first sends what could be refunded before. */
export const Changed: Story = {
  tags: ['no-screenshot'],
  render: function Refused(args) {
    const [now, setNow] = useState<{ refundableCents: number; message?: string }>({ refundableCents: ALL });
    const onRefund = (refund: Parameters<typeof args.onRefund>[0]) => {
      args.onRefund(refund);
      setNow({ ...now, message: 'The amount that can be refunded changed.' });
    };
    return (
      <>
        <Button onClick={() => setNow({ refundableCents: 5970 })}>Reload</Button>
        <RefundAction {...args} {...now} onRefund={onRefund} />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);
    await userEvent.type(dialog.getByLabelText('Amount'), '5');
    within(canvasElement).getByText('Reload').click();
    await dialog.findByText(/\$59\.70/);

    await userEvent.click(dialog.getByRole('button', { name: 'Refund $5.00' }));
    await dialog.findByText(/changed/);
    await userEvent.type(dialog.getByLabelText('Amount'), '{Enter}');

    await waitFor(() => expect(args.onRefund).toHaveBeenCalledTimes(2));
    const sent = (args.onRefund as ReturnType<typeof fn>).mock.calls.flat();
    await expect(sent).toMatchObject([{ refundable_cents: ALL }, { refundable_cents: 5970 }]);
    await expect(sent[0].refund_id).toBe(sent[1].refund_id);
  },
};

/** What is wrong with the amount is said once, at its field. */
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);
    await userEvent.type(dialog.getByLabelText('Amount'), '65');

    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));

    await waitFor(() =>
      expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/must be at most \$64\.70\./),
    );
    await expect(dialog.getAllByText(/Amount must be/)).toHaveLength(1);
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
};

export const Processing: Story = {
  args: { isProcessing: true },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);

    await expect(dialog.getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { message: 'The payment provider did not answer. Please try again.' },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);

    await expect(dialog.getByText(/^The payment provider did not answer/)).toBeVisible();
  },
};
