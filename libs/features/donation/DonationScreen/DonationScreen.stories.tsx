import { createStripeStub } from '@paniscus/card';
import { aDonationForm } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonationPanel } from './DonationPanel';
import { inDonationScreen } from './in-donation-screen';

const blankCard = createStripeStub('blank');
const finishedCard = createStripeStub('finished');

const meta = {
  component: DonationPanel,
  decorators: [inDonationScreen],
  parameters: {
    guide: {
      purpose: 'The donation form, where a donor chooses an amount and pays by card.',
      accessibility: [
        'What happens after a gift is a complementary region named by its heading, as an ordered list.',
        'Failures are announced as alerts and say whether the card was charged.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready' },
    stripe: blankCard,
    today: new Date('2026-11-21T12:00:00Z'),
    onDonate: fn(),
    links: { privacyPolicy: '/privacy-policy' },
  },
} satisfies Meta<typeof DonationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Clicks Donate once the card fields have loaded, or immediately when none are expected. */
async function pressDonate(canvasElement: HTMLElement, hasCard = true): Promise<void> {
  const canvas = within(canvasElement);
  if (hasCard) await canvas.findByLabelText('CVC');
  await userEvent.click(canvas.getByRole('button', { name: 'Donate' }));
}

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};

export const Blank: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await pressDonate(canvasElement);

    await waitFor(() => expect(canvas.getByLabelText('First Name')).toHaveFocus());
    await expect(canvas.getByLabelText('First Name')).toHaveAccessibleDescription(
      'First Name must be at least 2 characters.',
    );
    await expect(canvas.getByLabelText('Last Name')).toBeValid();
    await expect(args.onDonate).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { stripe: finishedCard, initialForm: aDonationForm() },
  play: async ({ canvasElement, args }) => {
    await pressDonate(canvasElement);

    await waitFor(() => expect(args.onDonate).toHaveBeenCalledTimes(1));
    await expect(args.onDonate).toHaveBeenCalledWith(
      expect.objectContaining({ amount: '50.00', email: 'ada.nguyen@example.org', region: 'IA' }),
      expect.any(Function),
    );
  },
};

/** The honeypot field is filled in, so the sender is a bot. */
export const FilledByBot: Story = {
  args: { stripe: finishedCard, initialForm: aDonationForm() },
  play: async ({ canvasElement, args }) => {
    const trap = canvasElement.querySelector('[name="website"]');
    await fireEvent.input(trap as HTMLInputElement, { target: { value: 'https://example.org' } });

    await pressDonate(canvasElement);

    await expect(
      await within(canvasElement).findByText(/^An error occurred while processing your donation/),
    ).toBeVisible();
    await expect(args.onDonate).not.toHaveBeenCalled();
  },
};

/** Everything else is valid, so the card error is reported. */
export const Invalid: Story = {
  args: { initialForm: aDonationForm() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await pressDonate(canvasElement);

    await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
    await expect(canvas.getByLabelText('Card number')).toHaveFocus();
    await expect(args.onDonate).not.toHaveBeenCalled();
  },
};

/** The payment provider's library has not loaded. */
export const NotInitialized: Story = {
  args: { stripe: null, initialForm: aDonationForm() },
  play: async ({ canvasElement, args }) => {
    await pressDonate(canvasElement, false);

    await expect(
      await within(canvasElement).findByText('Payment system not initialized. Please wait and try again.'),
    ).toBeVisible();
    await expect(args.onDonate).not.toHaveBeenCalled();
  },
};

export const Processing: Story = {
  args: { stripe: finishedCard, state: { kind: 'processing' }, initialForm: aDonationForm() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** After Back from the thank-you page: empty, for another gift. The note is read wherever the browser scrolled to. */
export const Arrived: Story = {
  args: { state: { kind: 'arrived', amount: '$25.00' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    const note = canvas.getByText(/^Thank you! We received your gift of \$25\.00\./);
    await expect(note).toHaveRole('status');
    await expect(note).toHaveFocus();
    await expect(canvas.getByLabelText('First Name')).toHaveValue('');
    note.blur();
  },
};

export const Declined: Story = {
  args: {
    stripe: finishedCard,
    state: { kind: 'declined', message: 'Your card has insufficient funds.' },
    initialForm: aDonationForm(),
  },
};

export const Failed: Story = {
  args: {
    stripe: finishedCard,
    state: {
      kind: 'failed',
      message: 'An error occurred while processing your donation. Please try again or contact support.',
    },
    initialForm: aDonationForm(),
  },
};
