import Button from '@mui/material/Button';
import { createStripeStub } from '@paniscus/card';
import { aCart, aCheckout, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LazyChangedTotals, LazyEmptiedCheckout, LazyInvalidCheckout } from './payment-parts.lazy';
import { PaymentStepScreen } from './PaymentStepScreen';
import { SAMPLE_BILLING, samplePaymentStep } from './sample-payment-step';

const meta = {
  component: PaymentStepScreen,
  loaders: [LazyChangedTotals.preload, LazyEmptiedCheckout.preload, LazyInvalidCheckout.preload],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What a buyer sees after pressing the pay button: declined, changed, unknown or unavailable.',
      },
    },
  },
  args: {
    ...samplePaymentStep,
    data: aCheckout({ cart: aCart().map(withDrawnPicture) }),
    state: {
      kind: 'failed',
      message: 'An error occurred during payment. Please try again or contact support.',
    },
    stripe: createStripeStub('finished'),
    initialBilling: SAMPLE_BILLING,
  },
} satisfies Meta<typeof PaymentStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

/** A price and its tax changed: nothing is charged before the buyer accepts. */
export const Changed: Story = {
  args: {
    state: {
      kind: 'changed',
      before: { subtotalCents: 5300, discountCents: 0, shippingCents: 799, taxCents: 371, totalCents: 6470 },
      after: { subtotalCents: 5500, discountCents: 0, shippingCents: 799, taxCents: 385, totalCents: 6684 },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const notice = await canvas.findByRole('region', { name: 'What changed' });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Buy Now' })).toBeNull();
    await expect(within(notice).queryByRole('rowheader', { name: 'Shipping' })).toBeNull();
    await expect(within(notice).getByRole('row', { name: 'Total $64.70 $66.84' })).toBeVisible();

    await userEvent.click(within(notice).getByRole('button', { name: 'Continue with $66.84' }));

    await expect(args.onAcceptChange).toHaveBeenCalledTimes(1);
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};
export const ChangedOnPhone: Story = { args: Changed.args };

/** The code was used up or has expired since it was entered. */
export const ChangedDiscount: Story = {
  args: {
    data: aCheckout({
      cart: aCart().map(withDrawnPicture),
      taxCents: 334,
      discount: { code: 'SPRING10', cents: 530 },
    }),
    state: {
      kind: 'changed',
      before: {
        subtotalCents: 5300,
        discountCents: 530,
        shippingCents: 799,
        taxCents: 334,
        totalCents: 5903,
      },
      after: { subtotalCents: 5300, discountCents: 0, shippingCents: 799, taxCents: 371, totalCents: 6470 },
    },
  },
  play: async ({ canvasElement }) => {
    const notice = within(await within(canvasElement).findByRole('region', { name: 'What changed' }));

    await expect(notice.getByText(/The discount code can no longer be used/)).toBeVisible();
    await expect(notice.getByRole('row', { name: 'Discount −$5.30 $0.00' })).toBeVisible();
  },
};

/** After accepting by keyboard, focus moves to the new total. */
export const ChangeAccepted: Story = {
  args: Changed.args,
  render: function Accepting(args) {
    const [state, setState] = useState(args.state);
    return <PaymentStepScreen {...args} state={state} onAcceptChange={() => setState({ kind: 'ready' })} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with $66.84' }));

    await waitFor(() => expect(canvas.getByRole('group', { name: 'Total due' })).toHaveFocus());
  },
};

/** "Undo" in the other tab brings the form back as it was, which takes the focus and is in view from its start. */
export const EmptiedAndUndone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Undoing(args) {
    const [isEmptied, setIsEmptied] = useState(false);
    return (
      <>
        <Button onClick={() => setIsEmptied(!isEmptied)}>{isEmptied ? 'Undo' : 'Remove'}</Button>
        <PaymentStepScreen {...args} state={{ kind: isEmptied ? 'emptied' : 'ready' }} />
        <div style={{ height: '300vh' }} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Address Line 2'), 'Unit 4');
    await userEvent.click(canvas.getByLabelText('Same as Shipping Address'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    window.scrollTo({ top: 600 });

    await userEvent.click(undo);

    const payment = canvas.getByRole('group', { name: 'Payment' });
    await expect(payment).toHaveFocus();
    await expect(payment.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const box = canvas.getByLabelText('Same as Shipping Address');
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(canvas.getByLabelText('Address Line 2')).toHaveValue('Unit 4');
    window.scrollTo({ top: 0 });
  },
};
