import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RefundAction } from './RefundAction';

const parseAmount = (typed: string) => ({ cents: typed === '' ? 6470 : Number(typed) * 100 });

function OrderRefund() {
  return (
    <RefundAction
      refundableCents={6470}
      payerLabel="the buyer’s card"
      format={(cents) => `$${(cents / 100).toFixed(2)}`}
      parseAmount={parseAmount}
      refunds={[]}
      newId={() => crypto.randomUUID()}
      isProcessing={false}
      onRefund={fn()}
    />
  );
}

/** What was typed is gone once the refund is canceled, and not before. */
const meta = {
  component: OrderRefund,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof OrderRefund>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openDialog(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Canceled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByLabelText('Amount'), '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openDialog(canvasElement);

    await expect(again.getByRole('button', { name: 'Refund $64.70' })).toBeVisible();
  },
};

/** A stray click beside the dialog. */
export const ClickedBeside: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByLabelText('Reason'), 'One mug arrived broken');

    await userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body);

    await expect(dialog.getByLabelText('Reason')).toHaveValue('One mug arrived broken');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  },
};
