import { createStripeStub } from '@paniscus/card';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { aDonorPortalPage, aRecurringDonation } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DonorPortalScreen } from './DonorPortalScreen';

const getPage = (...donations: Partial<RecurringDonation>[]) =>
  aDonorPortalPage({
    monthly_gifts: donations.map((changes, at) => aRecurringDonation({ id: 7 + at, ...changes })),
  });
const ready = (...donations: Partial<RecurringDonation>[]) =>
  ({ kind: 'ready', page: getPage(...donations) }) as const;

const meta = {
  component: DonorPortalScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'A donor’s own page with recurring donations, receipts and annual summaries, opened from an emailed link.',
      accessibility: [
        'A panel takes the focus when it opens; closing it returns the focus to the heading of the gift.',
        'The result of a change takes the focus and can be undone where possible. So does the reason for a refusal where no panel is open.',
        'Without JavaScript everything can be read; a note says that changes need it.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready({}),
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

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The next charge is on May 21, 2026.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Summary of 2026' })).toBeVisible();

    await userEvent.click(button(canvasElement, 'Pause'));

    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'pause', donationId: 7 });
  },
};
export const ReadyYearly: Story = {
  args: { state: ready({ frequency: 'yearly' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$25.00 a year')).toBeVisible();
  },
};
export const ReadyWithFund: Story = { args: { state: ready({ fund: 'Forest patrols' }) } };
export const ReadyWithClosedFund: Story = {
  args: { state: ready({ fund: 'The new island', is_fund_closed: true }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/This purpose has ended\./)).toBeVisible();
  },
};
export const ReadyEndedByCard: Story = {
  args: { state: ready({ state: 'ended', next_at: null, failure: 'Your card was declined.' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/Message from the bank: Your card was declined\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Give again' })).toBeVisible();
  },
};
/** Nothing is said of later gifts, because there are none. */
export const ReadyEndedWithFund: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: ready({ fund: 'Forest patrols', state: 'ended', next_at: null }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Forest patrols')).toBeVisible();
    await expect(canvas.queryByText(/gifts (?:now )?go where/)).not.toBeInTheDocument();
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyWithoutMonthly: Story = {
  args: { state: ready() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Give monthly' })).toHaveAttribute(
      'href',
      '/donate?frequency=monthly',
    );
  },
};
export const Revoked: Story = {
  args: { state: { kind: 'revoked', email: 'ada.nguyen@example.org' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('A new link is on its way.')).toBeVisible();
  },
};
export const LongTextOnPhone: Story = {
  args: {
    state: {
      kind: 'ready',
      page: aDonorPortalPage({
        name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maria Anna Wilhelmina',
        email: `${'maria.anna.wilhelmina.'.repeat(3)}featherstonehaugh@a-long-domain.example.org`,
        monthly_gifts: [aRecurringDonation({ gift_cents: 99_999_999, amount_cents: 99_999_999 })],
      }),
    },
  },
};
export const NotFound: Story = {
  args: { state: { kind: 'notFound' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Gifts not found',
    );
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load your gifts' } },
};
