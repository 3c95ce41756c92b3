import { createStripeStub } from '@paniscus/card';
import { aDonationForm } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonationPanel } from './DonationPanel';
import { inDonationScreen } from './in-donation-screen';

const meta = {
  component: DonationPanel,
  decorators: [inDonationScreen],
  parameters: {
    docs: {
      description: { component: 'The donation form in a browser with Apple Pay, Google Pay or Link.' },
    },
  },
  args: {
    state: { kind: 'ready' },
    stripe: createStripeStub('blank', true),
    initialForm: aDonationForm(),
    today: new Date('2026-11-21T12:00:00Z'),
    onDonate: fn(),
    links: { privacyPolicy: '/privacy-policy' },
  },
} satisfies Meta<typeof DonationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const pressWallet = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Google Pay' }));

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Or pay by card')).toBeVisible());
  },
};

/** The card fields stay empty. */
export const Authorized: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await pressWallet(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }));

    await waitFor(() => expect(args.onDonate).toHaveBeenCalledTimes(1));
    await expect(args.onDonate).toHaveBeenCalledWith(
      expect.objectContaining({ amount: '50.00', email: 'ada.nguyen@example.org' }),
      expect.any(Function),
    );
  },
};

export const Invalid: Story = {
  args: { initialForm: aDonationForm({ amount: '' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await pressWallet(canvasElement);

    await waitFor(() => expect(canvasElement.querySelector('[data-rejected]')).not.toBeNull());
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await expect(canvas.getByText('Amount must be a positive number.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onDonate).not.toHaveBeenCalled();
  },
};

/** Wallets pay one-time gifts only. */
export const Monthly: Story = {
  args: { initialForm: aDonationForm({ frequency: 'monthly' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Or pay by card')).not.toBeVisible();
  },
};
