import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { orderConfirmationEmail } from './OrderConfirmationEmail.tsx';
import type { OrderConfirmation } from './OrderConfirmationEmail.tsx';

const order: OrderConfirmation = {
  number: 'PN-000017',
  paidAt: new Date('2026-04-19T16:20:00Z'),
  name: 'Ada Nguyen',
  email: 'ada.nguyen@example.org',
  lines: [
    { title: 'Forest Shirt - M / Moss', quantity: 1, priceCents: 2400 },
    { title: 'Banana Mug - 11oz / White', quantity: 2, priceCents: 1450 },
  ],
  subtotalCents: 5300,
  shippingCents: 799,
  taxCents: 371,
  totalCents: 6470,
  address: ['Ada Nguyen', '12 River Road', 'Des Moines, IA 50309', 'United States'],
  pageUrl: 'https://paniscus.example/order/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ',
};
const name = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const title = 'Question Shirt with a title that somebody made far too long for one line - 2XL / Charcoal';

const meta = {
  component: EmailPreview,
  args: { emailMessage: await orderConfirmationEmail(order) },
} satisfies Meta<typeof EmailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, [
      'Dear Ada Nguyen,',
      '2 × Banana Mug - 11oz / White',
      '$64.70',
      '12 River Road',
    ]),
};
export const DefaultOnPhone: Story = {};
export const Discounted: Story = {
  args: {
    emailMessage: await orderConfirmationEmail({
      ...order,
      discount: { code: 'SPRING10', cents: 530 },
      taxCents: 340,
      totalCents: 5909,
    }),
  },
  play: ({ canvasElement }) => readEmail(canvasElement, ['Discount (SPRING10)', '−$5.30', '$59.09']),
};
/** A copy of an order that was sent, and refunded in part. */
export const Resent: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    emailMessage: await orderConfirmationEmail({ ...order, isAwaited: false, refundedCents: 350 }),
  },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['This is your receipt.', '−$3.50', 'Total after refunds']),
};
export const LongText: Story = {
  args: {
    emailMessage: await orderConfirmationEmail({
      ...order,
      name,
      lines: [...order.lines, { title, quantity: 99, priceCents: 99_999 }],
      address: [name, ...order.address.slice(1)],
    }),
  },
  play: ({ canvasElement }) => readEmail(canvasElement, ['$98,999.01']),
};
