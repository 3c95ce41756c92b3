import { createStripeStub } from '@paniscus/card';
import { aCart, aCheckout, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PaymentStepScreen } from './PaymentStepScreen';
import { SAMPLE_BILLING, samplePaymentStep } from './sample-payment-step';

const meta = {
  component: PaymentStepScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The payment step in a browser with Apple Pay, Google Pay or Link.' } },
  },
  args: {
    ...samplePaymentStep,
    data: aCheckout({ cart: aCart().map(withDrawnPicture) }),
    stripe: createStripeStub('finished', true),
    initialBilling: SAMPLE_BILLING,
  },
} satisfies Meta<typeof PaymentStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openWallet(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Apple Pay' }));
  return within(await canvas.findByRole('dialog', { name: 'Apple Pay' }));
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Or pay by card')).toBeVisible());
  },
};
export const ReadyOnPhone: Story = {};

/** No billing address is needed: the wallet has one. */
export const Authorized: Story = {
  args: { initialBilling: undefined },
  play: async ({ canvasElement, args }) => {
    const wallet = await openWallet(canvasElement);

    await userEvent.dblClick(wallet.getByRole('button', { name: 'Pay' }));

    await waitFor(() => expect(args.onBuy).toHaveBeenCalledTimes(1));
    await expect(args.onBuy).toHaveBeenCalledWith(undefined, expect.any(Function));
  },
};

export const Canceled: Story = {
  play: async ({ canvasElement, args }) => {
    const wallet = await openWallet(canvasElement);

    await userEvent.click(wallet.getByRole('button', { name: 'Cancel' }));

    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

/** The server refused before the wallet was charged: the wallet is told, so that it does not wait. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const wallet = await openWallet(canvasElement);

    await userEvent.click(wallet.getByRole('button', { name: 'Pay' }));

    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

/** While one way to pay is processing, the other one does nothing. */
export const Exclusive: Story = {
  args: { onBuy: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const wallet = await openWallet(canvasElement);
    await canvas.findByLabelText('CVC');

    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }));
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledTimes(1));
    await userEvent.click(wallet.getByRole('button', { name: 'Pay' }));

    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onBuy).toHaveBeenCalledTimes(1);
  },
};

export const Processing: Story = {
  args: { state: { kind: 'processing' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Apple Pay' });

    button.click();

    await waitFor(() => expect(canvasElement.querySelector('[data-rejected]')).not.toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
