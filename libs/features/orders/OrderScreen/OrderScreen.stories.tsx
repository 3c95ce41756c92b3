import type { OrderPage } from '@paniscus/domain/orders';
import { anOrderPage, aParcel, withDrawnPicture } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderScreen } from './OrderScreen';

const ready = (changes: Partial<OrderPage> = {}) => {
  const order = anOrderPage(changes);
  return { kind: 'ready', order: { ...order, lines: order.lines.map(withDrawnPicture) } } as const;
};

const secondParcel = { id: 2, tracking_url: null, contains_all_items: false } as const;

const meta = {
  component: OrderScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'A buyer’s own order with its progress, address and items, opened from an emailed link.',
      accessibility: [
        'Progress is a named list with the current step marked by `aria-current`; its icons are decorative.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready({ state: 'in_production' }),
    links: { store: '/store', cart: '/cart', findOrder: '/find-order' },
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1, name: 'Order PN-000017' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Order progress' })).toBeVisible();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('In production');
    await expect(canvas.getByText('Total').closest('div')).toHaveTextContent('$64.70');
  },
};
export const ReadyOnPhone: Story = {};

export const ReadyShipped: Story = {
  args: {
    state: ready({
      state: 'shipped',
      parcels: [
        aParcel({ contains_all_items: false }),
        aParcel({ ...secondParcel, carrier: 'Forest Post', tracking_number: 'FP-77' }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: 'Track this package 9400100000000000000017',
    });

    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(within(canvasElement).getByText('FP-77')).toBeVisible();
  },
};
export const ReadyDelivered: Story = {
  args: {
    state: ready({ state: 'delivered', parcels: [aParcel({ delivered_at: '2026-04-28T17:05:00Z' })] }),
  },
};
/** The buyer tried to pay again, but the earlier attempt had been paid. */
export const ReadyEarlier: Story = {
  args: { state: { ...ready({ state: 'in_production' }), isEarlier: true, hasCart: true } },
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByRole('alert');

    await expect(note).toHaveTextContent('You were not charged again.');
    await expect(within(note).getByRole('link', { name: 'your cart' })).toHaveAttribute('href', '/cart');
  },
};
export const ReadyNeedingAttention: Story = { args: { state: ready({ state: 'needs_attention' }) } };
export const ReadyRefundedInPart: Story = {
  args: { state: ready({ state: 'in_production', refunded_cents: 1450 }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/We refunded \$14\.50 to the payment method you used\.$/),
    ).toBeVisible();
  },
};
export const ReadyRefunded: Story = { args: { state: ready({ state: 'refunded', refunded_cents: 6470 }) } };
export const ReadyCanceled: Story = { args: { state: ready({ state: 'canceled' }) } };
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Unable to load the order. Please try again later.' } },
};

/** As printed, for the buyer's records. */
export const ReadyPrinted: Story = {
  globals: { media: 'print' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Items ordered' });

    for (const line of within(list).getAllByRole('listitem'))
      await expect(line).toHaveStyle({ breakInside: 'avoid' });
  },
};
