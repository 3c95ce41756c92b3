import { createStripeStub } from '@paniscus/card';
import { aDonorPortalPage, aRecurringDonation } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DonorPortalScreen } from './DonorPortalScreen';

const ended = aRecurringDonation({
  id: 7,
  state: 'ended',
  next_at: null,
  ended_at: '2026-04-30T10:00:00Z',
});

const meta = {
  component: DonorPortalScreen,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'A gift that was stopped in another tab while its form was open.' } },
  },
  args: {
    state: {
      kind: 'refused',
      page: aDonorPortalPage({ monthly_gifts: [ended] }),
      action: { kind: 'amount', donationId: 7 },
      message: 'This gift has ended.',
    },
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

/** The form that could only be refused again is gone, and a new gift takes its place. */
export const AmountRefused: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');

    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent('This gift has ended.');
    await expect(within(alert).getByRole('link', { name: 'Give again' })).toBeVisible();
    await expect(within(canvasElement).queryByLabelText('Gift every month')).toBeNull();
  },
};
