import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { buildReceiptEmail } from '../preview/sample-receipt.ts';
import { donationVoidEmail } from './DonationVoidEmail.tsx';

const buildEmailWith = (refunded_cents: number) => donationVoidEmail(buildReceiptEmail({ refunded_cents }));

const meta = { component: EmailPreview, args: { emailMessage: await buildEmailWith(5000) } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) => readEmail(canvasElement, ['receipt 2026-000017 is void', '$0.00']),
};
export const DefaultOnPhone: Story = {};
export const Reduced: Story = {
  args: { emailMessage: await buildEmailWith(1250) },
  play: ({ canvasElement }) => readEmail(canvasElement, ['is now for $37.50', '−$12.50']),
};
