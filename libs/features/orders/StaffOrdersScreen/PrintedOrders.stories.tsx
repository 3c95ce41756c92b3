import { anOrderSummary } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StaffOrdersScreen } from './StaffOrdersScreen';

const meta = {
  component: StaffOrdersScreen,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'The list of orders on paper, which may be as narrow as a phone.' } },
  },
  args: {
    state: { kind: 'ready', orders: [anOrderSummary()], olderHref: '/orders?cursor=31' },
    filter: { state: 'paid', attention: '', search: '', from: '', to: '' },
    onFilter: fn(),
    savedFilters: {
      filters: [{ id: 1, name: 'Paid', href: '/orders?state=paid', isCurrent: true }],
      onSave: fn(),
      onRename: fn(),
      onRestore: fn(),
      onDelete: fn(),
    },
    bulk: { run: undefined, onRun: fn() },
    exportState: 'ready',
    onExport: fn(),
    links: { order: (id) => `/orders/${id}` },
  },
} satisfies Meta<typeof StaffOrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PrintedOnPhone: Story = {
  globals: { media: 'print' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('columnheader', { name: 'Items' })).toBeVisible();
    await expect(getComputedStyle(page.getByRole('row', { name: /^PN-/ })).display).toBe('table-row');

    for (const role of ['button', 'checkbox', 'combobox', 'searchbox', 'textbox'])
      await expect(page.queryByRole(role)).toBeNull();
    await expect(page.getByText('Select all 1')).not.toBeVisible();
    await expect(page.getAllByRole('link')).toHaveLength(1);
  },
};
