import { createStripeStub } from '@paniscus/card';
import { aCart, aCheckout, withDrawnPicture } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LazyChangedTotals, LazyInvalidCheckout } from './payment-parts.lazy';
import { PaymentStepScreen } from './PaymentStepScreen';
import { SAMPLE_BILLING, samplePaymentStep } from './sample-payment-step';

const finishedCard = createStripeStub('finished');

const meta = {
  component: PaymentStepScreen,
  loaders: [LazyChangedTotals.preload, LazyInvalidCheckout.preload],
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Second step of the checkout: the buyer checks the order and pays by card.',
      accessibility: [
        'A changed total takes the focus and is announced as an alert; accepting it moves the focus to the total and the button below it.',
        'The current step is marked with `aria-current`, and the summary of the order is a named complementary region.',
      ],
    } satisfies ScreenGuide,
  },
  args: { ...samplePaymentStep, data: aCheckout({ cart: aCart().map(withDrawnPicture) }) },
} satisfies Meta<typeof PaymentStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Clicks Buy Now once the card fields have loaded, or immediately when none are expected. */
async function pressBuy(canvasElement: HTMLElement, hasCard = true): Promise<void> {
  const canvas = within(canvasElement);
  if (hasCard) await canvas.findByLabelText('CVC');
  await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }));
}

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Invalid: Story = {
  args: { state: { kind: 'invalid' }, data: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(await canvas.findByText('Invalid checkout data. Please start over.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  },
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Total').closest('div')).toHaveTextContent('$64.70');
    await expect(canvas.getByLabelText('Same as Shipping Address')).not.toBeChecked();
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('Alabama');
  },
};
export const ReadyOnPhone: Story = {};

export const Blank: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await pressBuy(canvasElement);

    await waitFor(() => expect(canvas.getByLabelText('Address Line 1')).toHaveFocus());
    await expect(canvas.getByText('Address Line 1 must be at least 3 characters.')).toBeVisible();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { stripe: finishedCard, initialBilling: SAMPLE_BILLING },
  play: async ({ canvasElement, args }) => {
    await pressBuy(canvasElement);
    await pressBuy(canvasElement);

    await waitFor(() => expect(args.onBuy).toHaveBeenCalledTimes(1));
    await expect(args.onBuy).toHaveBeenCalledWith({ ...SAMPLE_BILLING, address2: '' }, expect.any(Function));
  },
};

/** The checkbox copies the shipping address and disables the fields; unchecking enables them again. */
export const FilledAsShipping: Story = {
  args: { stripe: finishedCard },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Same as Shipping Address');
    await userEvent.click(box);
    await expect(canvas.getByLabelText('City')).toHaveValue('Des Moines');
    await expect(canvas.getByLabelText('City')).toBeDisabled();
    await userEvent.click(box);
    await expect(canvas.getByLabelText('City')).toBeEnabled();
    await userEvent.click(box);

    await pressBuy(canvasElement);

    await waitFor(() => expect(args.onBuy).toHaveBeenCalledTimes(1));
    await expect(args.onBuy).toHaveBeenCalledWith(
      { address1: '12 River Road', address2: '', city: 'Des Moines', region: 'IA', zip: '50309' },
      expect.any(Function),
    );
  },
};

/** Everything else is valid, so the card error is reported. */
export const CardIncomplete: Story = {
  args: { initialBilling: SAMPLE_BILLING },
  play: async ({ canvasElement, args }) => {
    await pressBuy(canvasElement);

    await expect(await within(canvasElement).findByText('Your card number is incomplete.')).toBeVisible();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

/** The payment provider's library has not loaded. */
export const NotInitialized: Story = {
  args: { stripe: null, initialBilling: SAMPLE_BILLING },
  play: async ({ canvasElement, args }) => {
    await pressBuy(canvasElement, false);

    await expect(await within(canvasElement).findByText('Payment system not initialized.')).toBeVisible();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

export const Processing: Story = {
  args: { stripe: finishedCard, state: { kind: 'processing' }, initialBilling: SAMPLE_BILLING },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Declined: Story = {
  args: {
    stripe: finishedCard,
    state: { kind: 'declined', message: 'Your card has insufficient funds.' },
    initialBilling: SAMPLE_BILLING,
  },
};
