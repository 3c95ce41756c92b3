import { createStripeStub } from '@paniscus/card';
import { aDonorPortalPage, aRecurringDonation } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LazyRecurringPanel } from '../RecurringPanels/recurring-panel.lazy';
import { DonorPortalScreen } from './DonorPortalScreen';

const action = { kind: 'card', donationId: 7 } as const;
/** The amount was changed after the charge failed. */
const overdue = aRecurringDonation({ id: 7, state: 'past_due', overdue_cents: 4150 });
const getChange = (charged_cents: number) => ({
  before: overdue,
  outcome: { charged_cents, dropped_cents: 0 },
});
const getPage = (donation = overdue) => aDonorPortalPage({ monthly_gifts: [donation] });

const meta = {
  component: DonorPortalScreen,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'A new card for a gift whose charge failed is charged at once.' } },
  },
  loaders: [LazyRecurringPanel.preload],
  args: {
    state: { kind: 'ready', page: getPage(), open: action },
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

export const CardOpen: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'The missed charge of $41.50 will be made with the new card right away.',
      ),
    ).toBeVisible();
  },
};

export const CardPaid: Story = {
  args: { state: { kind: 'done', page: getPage(aRecurringDonation()), action, change: getChange(4150) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Visa ending in 4242 is now the card for your gift. The missed charge of $41.50 went through.',
    );
  },
};

/** The charge was dropped in another tab. */
export const NothingLeft: Story = {
  args: {
    state: {
      kind: 'done',
      page: getPage(aRecurringDonation({ id: 7, state: 'paused' })),
      action: { kind: 'retry', donationId: 7 },
      change: getChange(0),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Nothing was charged, because no missed charge is left.',
    );
  },
};

export const CardDeclined: Story = {
  args: { state: { kind: 'done', page: getPage(), action, change: getChange(0) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/, but a charge is still unpaid\.$/)).toBeVisible();
  },
};
