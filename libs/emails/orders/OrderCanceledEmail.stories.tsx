import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { orderCanceledEmail } from './OrderCanceledEmail.tsx';

const emailMessage = await orderCanceledEmail({
  number: 'PN-000017',
  name: 'Ada Nguyen',
  email: 'ada.nguyen@example.org',
  lines: [
    { title: 'Forest Shirt - M / Moss', quantity: 1 },
    { title: 'Banana Mug - 11oz / White', quantity: 2 },
  ],
  totalCents: 6887,
  refundedCents: 6887,
  pageUrl: 'https://paniscus.example/order/sample-sample-sample',
});

const meta = { component: EmailPreview, args: { emailMessage } } satisfies Meta<typeof EmailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['Nothing will be printed or shipped', '2 × Banana Mug', '$68.87']),
};
export const DefaultOnPhone: Story = {};
