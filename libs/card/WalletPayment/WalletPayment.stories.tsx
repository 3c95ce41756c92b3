import Box from '@mui/material/Box';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CardProvider } from '../CardProvider/CardProvider';
import type { CardLibrary } from '../CardProvider/CardProvider';
import { createStripeStub } from '../stripe-stub';
import { WalletPayment } from './WalletPayment';
import type { WalletPaymentProps } from './wallet-payment.types';

const withWallets = createStripeStub('blank', true);
const withoutWallets = createStripeStub('blank');

function WalletPaymentExample({ stripe, ...props }: WalletPaymentProps & { stripe: CardLibrary }) {
  return (
    <CardProvider stripe={stripe}>
      <WalletPayment {...props} />
    </CardProvider>
  );
}

const meta = {
  component: WalletPaymentExample,
  parameters: {
    guide: {
      purpose: 'Stripe’s buttons for Apple Pay, Google Pay and Link above a card form.',
      do: [
        'Validate the form in `onPress` and resolve to the payment; resolve to undefined when it cannot be paid.',
        'Run the payments of card and wallet in one `createExclusiveRunner`, so that only one of them charges.',
      ],
      dont: [
        'Compute the amount from anything but what the server is asked to charge: Stripe refuses another one.',
        'Show it for recurring gifts.',
      ],
      accessibility: [
        'The buttons are a named group; the divider below them says that the card form is the other way to pay.',
        'Nothing is shown or announced where the browser has no wallet.',
      ],
      themeSlots: [],
      mui: ['Box', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { stripe: withWallets, purpose: 'buy', amountCents: 6470, onPress: fn(async () => undefined) },
} satisfies Meta<typeof WalletPaymentExample>;
export default meta;

type Story = StoryObj<typeof meta>;

const findWallet = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('button', { name });

export const Available: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findWallet(canvasElement, 'Apple Pay')).toBeVisible();
    await expect(within(canvasElement).getByText('Or pay by card')).toBeVisible();
  },
};

/** As wide as in a form on a phone. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  decorators: [
    (Payment) => (
      <Box sx={{ width: '260px' }}>
        <Payment />
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = (await findWallet(canvasElement, 'Link')).parentElement!;

    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

export const Unavailable: Story = {
  args: { stripe: withoutWallets, reservesSpace: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeNull());
    await expect(within(canvasElement).queryByText('Or pay by card')).toBeNull();
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Or pay by card')).not.toBeVisible();
  },
};

/** The form cannot be paid, so the wallet does not open. */
export const Rejected: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await findWallet(canvasElement, 'Link'));

    await waitFor(() => expect(canvasElement.querySelector('[data-rejected="Link"]')).not.toBeNull());
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
