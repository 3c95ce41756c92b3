import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { SAMPLE_NOTICES } from '../preview/sample-notices.ts';
import { staffNoticeEmail } from './StaffNoticeEmail.tsx';

const buildEmail = (name: keyof typeof SAMPLE_NOTICES) =>
  staffNoticeEmail({
    name: 'Rose Mbeki',
    email: 'rose@example.org',
    notice: SAMPLE_NOTICES[name],
    url: `https://paniscus.example${SAMPLE_NOTICES[name].path}`,
    preferencesUrl: 'https://paniscus.example/account#emails',
  });
const [orderAttention, newDonation, paymentProblem, tribute, dailySummary] = await Promise.all([
  buildEmail('order-attention'),
  buildEmail('new-donation'),
  buildEmail('payment-problem'),
  buildEmail('tribute'),
  buildEmail('daily-summary'),
]);

const meta = { component: EmailPreview, args: { emailMessage: orderAttention } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OrderAttention: Story = {
  play: ({ canvasElement }) => readEmail(canvasElement, ['Open the order', 'Choose your emails']),
};
export const NewDonation: Story = {
  args: { emailMessage: newDonation },
  play: ({ canvasElement }) => readEmail(canvasElement, ['We received a donation of $250.00.']),
};
export const PaymentProblem: Story = { args: { emailMessage: paymentProblem } };
export const Tribute: Story = { args: { emailMessage: tribute } };
export const DailySummary: Story = {
  args: { emailMessage: dailySummary },
  play: ({ canvasElement }) => readEmail(canvasElement, ['Here is what happened on November 24, 2026.']),
};
