import { anAuditEvent } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuditScreen } from './AuditScreen';

const NO_FILTER = { action: '', search: '', from: '', to: '' };
const events = [
  anAuditEvent(),
  anAuditEvent({ id: 40, action: 'post.updated', subject_id: 3, details: { status: 'published' } }),
  anAuditEvent({
    id: 39,
    actor: 'ann',
    name: 'ann',
    action: 'staff.role_changed',
    details: { account: 'rose', from: 'author', to: 'editor' },
  }),
  anAuditEvent({
    id: 38,
    action: 'session.started',
    subject_id: null,
    details: { device: 'Firefox on Linux' },
  }),
  anAuditEvent({
    id: 37,
    actor_id: null,
    actor: 'Unknown name',
    name: 'Unknown name',
    action: 'session.failed',
    subject_id: null,
    details: {},
  }),
];

const meta = {
  component: AuditScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Sign-ins and changes by staff, for administrators.',
      accessibility: ['On phones each row is a card that repeats the column names.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', events, olderHref: '/audit?cursor=37' },
    filter: NO_FILTER,
    exportState: 'ready',
    onFilter: fn(),
    savedFilters: { filters: [], onSave: fn(), onRename: fn(), onDelete: fn(), onRestore: fn() },
    onExport: fn(),
    links: {
      staffOrder: (id) => `/orders/${id}`,
      staffDonation: (id) => `/donations/${id}`,
      editPost: (id) => `/edit-post/${id}`,
      staff: '/staff',
    },
  },
} satisfies Meta<typeof AuditScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the audit log' } } };
export const Empty: Story = { args: { state: { kind: 'empty' } } };
export const EmptyFiltered: Story = {
  args: { state: { kind: 'empty' }, filter: { ...NO_FILTER, action: 'order.refunded' } },
};
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('rose@example.org')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Order 17' })).toHaveAttribute('href', '/orders/17');
    await userEvent.type(canvas.getByLabelText('Search'), 'rose');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...NO_FILTER, search: 'rose' });

    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));

    await expect(args.onExport).toHaveBeenCalledTimes(1);
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyExporting: Story = { args: { exportState: 'processing' } };
export const ReadyExportFailed: Story = { args: { exportState: 'failed' } };
export const ReadyWithSavedFilters: Story = {
  args: {
    savedFilters: {
      filters: [{ id: 1, name: 'Refunds', href: '/audit?action=order.refunded', isCurrent: false }],
      onSave: fn(),
      onRename: fn(),
      onRestore: fn(),
      onDelete: fn(),
    },
  },
};
