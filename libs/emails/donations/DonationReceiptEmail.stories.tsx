import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { buildReceiptEmail } from '../preview/sample-receipt.ts';
import { donationReceiptEmail } from './DonationReceiptEmail.tsx';

const buildEmailWith = (...changes: Parameters<typeof buildReceiptEmail>) =>
  donationReceiptEmail(buildReceiptEmail(...changes));

const meta = { component: EmailPreview, args: { emailMessage: await buildEmailWith() } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['Dear Ada Nguyen,', '2026-000017', '$50.00', 'See and print the receipt']),
};
export const DefaultOnPhone: Story = {};
export const WithoutPlace: Story = { args: { emailMessage: await buildEmailWith({ place: '' }) } };
export const Monthly: Story = {
  args: {
    emailMessage: await buildEmailWith({
      frequency: 'monthly',
      amount_cents: 2606,
      gift_cents: 2500,
      cost_cents: 106,
      tribute: { kind: 'memory', name: 'Grace Okafor' },
    }),
  },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['$1.06', '$26.06', 'Grace Okafor', 'You can change or stop recurring gifts']),
};
export const Large: Story = {
  args: { emailMessage: await buildEmailWith({ amount_cents: 25_000 }) },
  play: ({ canvasElement }) => readEmail(canvasElement, ['written acknowledgment', 'more than $75']),
};
export const LongText: Story = {
  args: {
    emailMessage: await buildEmailWith({
      amount_cents: 99_999_999,
      name: 'Wilhelmina-Alexandra Charlotte von Hohenstein-Wolkenburg-Ehrenfels',
      place: 'District of Columbia, United States',
      tribute: { kind: 'honor', name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh' },
    }),
  },
  play: ({ canvasElement }) => readEmail(canvasElement, ['$999,999.99']),
};
