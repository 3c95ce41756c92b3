import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { orderRefundedEmail } from './OrderRefundedEmail.tsx';
import type { OrderRefunded } from './OrderRefundedEmail.tsx';

const buildEmailWith = (changes: Partial<OrderRefunded> = {}) =>
  orderRefundedEmail({
    number: 'PN-000017',
    name: 'Ada Nguyen',
    email: 'ada.nguyen@example.org',
    refundedAt: new Date('2026-05-04T15:00:00Z'),
    amountCents: 1450,
    refundedCents: 1450,
    lines: [
      { title: 'Forest Shirt - M / Moss', quantity: 1, priceCents: 2600 },
      { title: 'Banana Mug - 11oz / White', quantity: 2, priceCents: 1450 },
    ],
    shippingCents: 975,
    taxCents: 412,
    totalCents: 6887,
    pageUrl: 'https://paniscus.example/order/sample-sample-sample',
    ...changes,
  });

const meta = { component: EmailPreview, args: { emailMessage: await buildEmailWith() } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['We refunded $14.50', 'The rest of your order is unchanged', '$68.87']),
};
export const PartOnPhone: Story = {};
export const PartOfDiscounted: Story = {
  args: {
    emailMessage: await buildEmailWith({
      discount: { code: 'SPRING10', cents: 550 },
      amountCents: 1305,
      refundedCents: 1305,
      totalCents: 6337,
    }),
  },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['Discount (SPRING10)', '−$5.50', '$13.05', '$63.37']),
};
export const Full: Story = {
  args: { emailMessage: await buildEmailWith({ amountCents: 6887, refundedCents: 6887 }) },
};
export const FullInParts: Story = {
  args: { emailMessage: await buildEmailWith({ amountCents: 5437, refundedCents: 6887 }) },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['refunded in full', 'Refunded earlier', '$14.50', 'This refund', '$54.37']),
};
