import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderShippedLetter } from './order-shipped.letter.ts';
import type { OrderShipped } from './order-shipped.letter.ts';
import { MailPreview } from './preview/MailPreview.tsx';
import { readLetter } from './preview/read-letter.ts';

const letterWith = (changes: Partial<OrderShipped> = {}) =>
  orderShippedLetter({
    number: 'PN-000017',
    name: 'Ada Nguyen',
    email: 'ada.nguyen@example.org',
    carrier: 'USPS',
    trackingNumber: '9400100000000000000017',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000017',
    contents: [
      { title: 'Forest Shirt - M / Moss', quantity: 1 },
      { title: 'Banana Mug - 11oz / White', quantity: 2 },
    ],
    pageUrl: 'https://paniscus.example/order/sample-sample-sample',
    ...changes,
  });

const meta = { component: MailPreview, args: { letter: letterWith() } } satisfies Meta<typeof MailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    readLetter(canvasElement, ['all in one parcel', '9400100000000000000017', 'Track the parcel']),
};
export const DefaultOnPhone: Story = {};
export const OneOfMany: Story = { args: { letter: letterWith({ contents: [] }) } };
export const WithoutTracking: Story = { args: { letter: letterWith({ trackingUrl: null, carrier: '' }) } };
