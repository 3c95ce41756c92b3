import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { orderShippedEmail } from './OrderShippedEmail.tsx';
import type { OrderShipped } from './OrderShippedEmail.tsx';

const buildEmailWith = (changes: Partial<OrderShipped> = {}) =>
  orderShippedEmail({
    number: 'PN-000017',
    name: 'Ada Nguyen',
    email: 'ada.nguyen@example.org',
    carrier: 'USPS',
    trackingNumber: '9400100000000000000017',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000017',
    items: [
      { title: 'Forest Shirt - M / Moss', quantity: 1, priceCents: 2800 },
      { title: 'Banana Mug - 11oz / White', quantity: 2, priceCents: 1450 },
    ],
    totalCents: 6847,
    containsAllItems: true,
    pageUrl: 'https://paniscus.example/order/sample-sample-sample',
    ...changes,
  });

const meta = { component: EmailPreview, args: { emailMessage: await buildEmailWith() } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['in one package', '9400100000000000000017', 'Track your package', '$68.47']),
};
export const DefaultOnPhone: Story = {};
export const OneOfMany: Story = { args: { emailMessage: await buildEmailWith({ containsAllItems: false }) } };
export const WithoutTracking: Story = {
  args: { emailMessage: await buildEmailWith({ trackingUrl: null, carrier: '' }) },
};
