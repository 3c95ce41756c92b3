import { aDonationSummary, someMonthTotals } from '@paniscus/fixtures';
import { preloadBarChart } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StaffDonationsScreen } from './StaffDonationsScreen';

const donations = [
  aDonationSummary({ id: 40, receipt_number: 'PG-000040', has_attention: true }),
  aDonationSummary({ id: 39, receipt_number: 'PG-000039' }),
  aDonationSummary({ id: 38, receipt_number: null, state: 'failed' }),
];
const longName = 'Maximiliana-Konstantinopolitania Wolfeschlegelsteinhausenbergerdorff';

const filter = {
  state: 'succeeded',
  frequency: '',
  attention: '',
  fund: '',
  search: '',
  from: '',
  to: '',
} as const;

const meta = {
  component: StaffDonationsScreen,
  loaders: [preloadBarChart],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: { description: { component: 'Selected donations, saved filters and long names.' } },
  },
  args: {
    state: { kind: 'ready', donations },
    filter,
    savedFilters: { filters: [], onSave: fn(), onRename: fn(), onDelete: fn(), onRestore: fn() },
    bulk: { run: undefined, onRun: fn() },
    waitingCount: 2,
    onFilter: fn(),
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

export const ReadySelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const failed = canvas.getByRole('checkbox', { name: 'Select Donation 38' });
    await userEvent.click(failed);
    await expect(canvas.queryByRole('button', { name: 'Mark as reviewed' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select PG-000040' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Mark as reviewed' }));

    await expect(args.bulk.onRun).toHaveBeenCalledWith('resolve', [donations[0], donations[2]]);
    await userEvent.click(failed);
    failed.blur();
  },
};
export const ReadyProcessing: Story = {
  args: { bulk: { run: { kind: 'running', done: 1, total: 3 }, onRun: fn() } },
};
export const ReadyWithSavedFilters: Story = {
  args: {
    savedFilters: {
      ...meta.args.savedFilters,
      filters: [{ id: 1, name: 'Arrived', href: '/donations?state=succeeded', isCurrent: true }],
    },
  },
};
export const ReadyLongText: Story = {
  args: {
    filter: { ...filter, state: '' },
    totals: someMonthTotals().map((total, index) => ({
      ...total,
      once_cents: total.once_cents * 10 ** (index % 5),
    })),
    state: {
      kind: 'ready',
      donations: donations.map((donation) => ({
        ...donation,
        name: longName,
        email: `${longName.replaceAll(' ', '.')}@a-very-long-domain-name.example.org`.toLowerCase(),
        amount_cents: 99_999_999,
      })),
    },
  },
};
