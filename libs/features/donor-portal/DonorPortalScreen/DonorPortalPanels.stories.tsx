import { createStripeStub } from '@paniscus/card';
import { aDonorPortalPage } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PortalAction } from './donor-portal-state';
import { LazyRecurringPanel, LazyStopDialog } from '../RecurringPanels/recurring-panel.lazy';
import { DonorPortalScreen } from './DonorPortalScreen';
import { LazyRevokeDialog } from './revoke-dialog.lazy';

const page = aDonorPortalPage({ gifts: [], years: [] });
const open = (action: PortalAction) => ({ kind: 'ready', page, open: action }) as const;

const meta = {
  component: DonorPortalScreen,
  parameters: { layout: 'fullscreen' },
  loaders: [LazyRecurringPanel.preload, LazyStopDialog.preload, LazyRevokeDialog.preload],
  args: {
    state: open({ kind: 'amount', donationId: 7 }),
    stripe: createStripeStub('blank'),
    onOpen: fn(),
    onAction: fn(),
    onAnonymityChange: fn(),
    onDetailsChange: fn(),
    onRevoke: fn(),
    links: {
      donate: '/donate',
      findGiving: '/find-giving',
      receipt: (token: string) => `/receipt/${token}`,
      year: (year: number) => `/giving/sample/${year}`,
    },
  },
} satisfies Meta<typeof DonorPortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** The calculated amounts follow the input, to the cent. A second press on what opened the panel leaves it the focus. */
export const AmountFilled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const amount = await canvas.findByLabelText('Gift every month');
    for (const opener of canvas.getAllByText('Change the amount').slice(0, 1)) await userEvent.click(opener);
    await expect(amount).toHaveFocus();
    await userEvent.clear(amount);
    await userEvent.type(amount, '40');
    await userEvent.click(canvas.getByLabelText('Cover the processing fee'));
    await expect(canvas.getByText('Charged every month').parentElement).toHaveTextContent('$41.50');

    await press(canvasElement, 'Change the amount');

    await waitFor(() =>
      expect(args.onAction).toHaveBeenCalledWith(7, {
        action: 'amount',
        request: { amount: 4150, gift_amount: 4000, covers_cost: true },
      }),
    );
  },
};
export const AmountFilledOnPhone: Story = { args: AmountFilled.args };
export const AmountInvalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await canvas.findByLabelText('Gift every month'));

    await press(canvasElement, 'Change the amount');

    await expect(await canvas.findByText('Amount must be a positive number.')).toBeVisible();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const AmountProcessing: Story = {
  args: { state: { kind: 'processing', page, action: { kind: 'amount', donationId: 7 } } },
};

export const CardInvalid: Story = {
  args: { state: open({ kind: 'card', donationId: 7 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByLabelText('CVC');

    await press(canvasElement, 'Use this card');

    await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const CardFilled: Story = {
  args: { state: open({ kind: 'card', donationId: 7 }), stripe: createStripeStub('finished') },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByLabelText('CVC');

    await press(canvasElement, 'Use this card');

    await waitFor(() =>
      expect(args.onAction).toHaveBeenCalledWith(7, { action: 'card', confirm: expect.any(Function) }),
    );
  },
};
export const CardRefused: Story = {
  args: {
    stripe: createStripeStub('finished'),
    state: {
      kind: 'refused',
      page,
      action: { kind: 'card', donationId: 7 },
      message: 'Your card was declined.',
    },
  },
};

export const PauseOpen: Story = {
  args: { state: open({ kind: 'pause', donationId: 7 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '3 months' }));
    await press(canvasElement, 'Pause');
    await expect(args.onAction).toHaveBeenLastCalledWith(7, { action: 'pause', request: { months: 3 } });

    await userEvent.click(canvas.getByRole('radio', { name: 'Until I resume' }));
    await press(canvasElement, 'Pause');

    await expect(args.onAction).toHaveBeenLastCalledWith(7, { action: 'pause', request: {} });
  },
};
export const PauseOpenOnPhone: Story = { args: PauseOpen.args };

/** Canceling takes one click, and pausing is offered beside it. */
export const StopAsked: Story = {
  args: { state: open({ kind: 'stop', donationId: 7 }) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Stop this gift?' });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));

    await expect(args.onAction).toHaveBeenCalledWith(7, { action: 'stop' });
  },
};
export const StopAskedOnPhone: Story = { args: StopAsked.args };
export const StopRefused: Story = {
  args: {
    state: {
      kind: 'refused',
      page,
      action: { kind: 'stop', donationId: 7 },
      message: 'We could not reach the payment provider. Please try again.',
    },
  },
};
export const RevokeAsked: Story = {
  args: { state: open({ kind: 'revoke' }) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Replace this link?' });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace link' }));

    await expect(args.onRevoke).toHaveBeenCalled();
  },
};
