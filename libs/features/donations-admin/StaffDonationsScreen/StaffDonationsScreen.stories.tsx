import { DONATION_STATES } from '@paniscus/domain/donation';
import { aDonationSummary, aStaffFund, someMonthTotals } from '@paniscus/fixtures';
import { preloadBarChart } from '@paniscus/ui';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffDonationsScreen } from './StaffDonationsScreen';

const donations = DONATION_STATES.map((state, index) =>
  aDonationSummary({
    id: 40 - index,
    receipt_number: state === 'succeeded' || state === 'refunded' ? `PG-0000${40 - index}` : null,
    state,
    frequency: index % 2 === 0 ? 'once' : 'monthly',
    refunded_cents: state === 'refunded' ? 5000 : 0,
    has_tribute: state === 'succeeded',
    has_attention: state === 'succeeded',
    dispute: state === 'succeeded' ? { due_at: null } : null,
    created_at: new Date(Date.UTC(2026, 10, 21 - index, 10, 5)).toISOString(),
  }),
);
const noFilter = { state: '', frequency: '', attention: '', fund: '', search: '', from: '', to: '' } as const;

const meta = {
  component: StaffDonationsScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'All donations with a filter and a chart by month, for staff.',
      accessibility: [
        'On phones each row is a card that repeats the column names.',
        'The chart is hidden while a filter is active, because its totals ignore the filter.',
      ],
    } satisfies ScreenGuide,
  },
  loaders: [preloadBarChart],
  args: {
    state: { kind: 'ready', donations, olderHref: '/donations?cursor=31' },
    totals: someMonthTotals(),
    filter: noFilter,
    waitingCount: 2,
    onFilter: fn(),
    savedFilters: { filters: [], onSave: fn(), onRename: fn(), onDelete: fn(), onRestore: fn() },
    bulk: { run: undefined, onRun: fn() },
    exportState: 'ready',
    onExport: fn(),
    links: {
      donation: (id) => `/donations/${id}`,
      donations: '/donations',
      recurringDonations: '/monthly-gifts',
      tributes: '/tributes',
      funds: '/funds',
    },
  },
} satisfies Meta<typeof StaffDonationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyWithFunds: Story = {
  args: {
    funds: [aStaffFund()],
    filter: { ...noFilter, fund: '3' },
    state: {
      kind: 'ready',
      donations: [aDonationSummary({ fund: 'Forest patrols', is_anonymous: true, has_tribute: true })],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Purpose')).toHaveDisplayValue('Forest patrols');
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' }, totals: undefined, waitingCount: 0 } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the donations' }, totals: 'failed' },
};
export const Empty: Story = {
  args: {
    state: { kind: 'empty' },
    waitingCount: 0,
    totals: someMonthTotals().map(({ month }) => ({
      month,
      once_cents: 0,
      monthly_cents: 0,
      refunded_cents: 0,
      count: 0,
    })),
  },
};

export const EmptyFiltered: Story = {
  args: { state: { kind: 'empty' }, filter: { ...noFilter, state: 'failed', from: '2026-11-01' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Refunded');
    await userEvent.selectOptions(canvas.getByLabelText('Frequency'), 'Monthly');

    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(args.onFilter).toHaveBeenCalledTimes(1));
    await expect(args.onFilter).toHaveBeenCalledWith({
      state: 'refunded',
      frequency: 'monthly',
      attention: '',
      fund: '',
      search: '',
      from: '2026-11-01',
      to: '',
    });
  },
};

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'PG-000039' })).toHaveAttribute('href', '/donations/39');
    await expect(canvas.getByRole('link', { name: 'Tributes 2 waiting' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Older donations' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));

    await expect(args.onExport).toHaveBeenCalledTimes(1);
  },
};

/** On a phone each row looks like a card but remains a table row for screen readers. */
export const ReadyOnPhone: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('row', { name: /PG-000039 .* Received Disputed Needs attention$/ }),
    ).toBeVisible();
  },
};

/** A download that fails leaves the list as it is. */
export const ReadyExportFailed: Story = {
  args: { exportState: 'failed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent('The file could not be downloaded.');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
