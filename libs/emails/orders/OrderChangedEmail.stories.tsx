import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { orderChangedEmail } from './OrderChangedEmail.tsx';
import type { OrderChanged } from './OrderChangedEmail.tsx';

const buildEmailWith = (changes: Partial<OrderChanged> = {}) =>
  orderChangedEmail({
    number: 'PN-000017',
    name: 'Ada Nguyen',
    email: 'ada.nguyen@example.org',
    changes: ['address'],
    lines: [
      { title: 'Forest Shirt - M / Moss', quantity: 1, priceCents: 2600 },
      { title: 'Banana Mug - 11oz / White', quantity: 2, priceCents: 1450 },
    ],
    address: ['Ada Nguyen', '14 River Road', 'Des Moines, IA 50309', 'United States'],
    phone: '5155550142',
    totalCents: 6887,
    pageUrl: 'https://paniscus.example/order/sample-sample-sample',
    ...changes,
  });

const meta = { component: EmailPreview, args: { emailMessage: await buildEmailWith() } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, [
      'We changed the shipping address of your order PN-000017.',
      '14 River Road',
      'nothing more was charged',
    ]),
};
export const AddressOnPhone: Story = {};
export const Everything: Story = {
  args: { emailMessage: await buildEmailWith({ changes: ['items', 'address', 'email', 'phone'] }) },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['items, shipping address, email address and phone number', '5155550142']),
};
