import { ORDER_STATES } from '@paniscus/domain/orders';
import { anOrderSummary } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffOrdersScreen } from './StaffOrdersScreen';

const orders = ORDER_STATES.map((state, index) =>
  anOrderSummary({
    id: 40 - index,
    number: `PN-0000${40 - index}`,
    state,
    refunded_cents: state === 'refunded' ? 6470 : 0,
    dispute: state === 'delivered' ? { due_at: null } : null,
    created_at: new Date(Date.UTC(2026, 3, 21 - index, 10, 5)).toISOString(),
  }),
);

const meta = {
  component: StaffOrdersScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'All orders with a filter, for staff who look for one or for what needs attention.',
      accessibility: [
        'On phones each row is a card that repeats the column names.',
        'Each state has its own shape, so that it does not depend on color.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', orders, olderHref: '/orders?cursor=31' },
    filter: { state: '', attention: '', search: '', from: '', to: '' },
    onFilter: fn(),
    savedFilters: { filters: [], onSave: fn(), onRename: fn(), onDelete: fn(), onRestore: fn() },
    bulk: { run: undefined, onRun: fn() },
    exportState: 'ready',
    onExport: fn(),
    links: { order: (id) => `/orders/${id}` },
  },
} satisfies Meta<typeof StaffOrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the orders' } } };
export const Empty: Story = { args: { state: { kind: 'empty' } } };

export const EmptyFiltered: Story = {
  args: {
    state: { kind: 'empty' },
    filter: { state: 'failed', attention: '', search: '', from: '2026-04-01', to: '' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Needs attention');

    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(args.onFilter).toHaveBeenCalledTimes(1));
    await expect(args.onFilter).toHaveBeenCalledWith({
      state: 'needs_attention',
      attention: '',
      search: '',
      from: '2026-04-01',
      to: '',
    });
  },
};

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'PN-000040' })).toHaveAttribute('href', '/orders/40');
    await expect(canvas.getByRole('link', { name: 'Older orders' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));

    await expect(args.onExport).toHaveBeenCalledTimes(1);
  },
};

/** On a phone each row looks like a card but remains a table row for screen readers. */
export const ReadyOnPhone: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('row', { name: /PN-000040 .* Waiting for payment$/ }),
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

export const ReadySelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const number of ['PN-000039', 'PN-000038'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${number}` }));
    await expect(canvas.getByText('2 selected')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));

    await expect(args.bulk.onRun).toHaveBeenCalledWith('resend', orders.slice(1, 3));
    for (const number of ['PN-000039', 'PN-000038'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${number}` }));
    canvas.getByRole('checkbox', { name: 'Select PN-000038' }).blur();
  },
};
export const ReadySelectedOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Select PN-000039' });
    await userEvent.click(box);
    box.blur();
  },
};
export const ReadyPartlyFailed: Story = {
  args: {
    bulk: {
      run: {
        kind: 'finished',
        message: '1 confirmation email will be sent again. 2 not changed.',
        failures: [
          { id: 40, name: 'PN-000040', reason: 'It has not been paid.' },
          { id: 38, name: 'PN-000038', reason: 'This email has already been sent several times.' },
        ],
        onRetry: fn(),
        onClose: fn(),
      },
      onRun: fn(),
    },
  },
};
export const ReadyWithSavedFilters: Story = {
  args: {
    filter: { state: 'failed', attention: '', search: '', from: '', to: '' },
    savedFilters: {
      filters: [{ id: 1, name: 'Waiting refunds', href: '/orders?attention=refund', isCurrent: false }],
      onSave: fn(),
      onRename: fn(),
      onRestore: fn(),
      onDelete: fn(),
    },
  },
};
