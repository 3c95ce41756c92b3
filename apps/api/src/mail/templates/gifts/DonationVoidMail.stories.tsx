import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../preview/MailPreview.tsx';
import { readLetter } from '../preview/read-letter.ts';
import { aReceiptLetter } from '../preview/sample-receipt.ts';
import { donationVoidLetter } from './donation-void.letter.ts';

const letterWith = (refunded_cents: number) => donationVoidLetter(aReceiptLetter({ refunded_cents }));

const meta = { component: MailPreview, args: { letter: letterWith(5000) } } satisfies Meta<
  typeof MailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) => readLetter(canvasElement, ['receipt 2026-000017 is void', '$0.00']),
};
export const DefaultOnPhone: Story = {};
export const Reduced: Story = {
  args: { letter: letterWith(1250) },
  play: ({ canvasElement }) => readLetter(canvasElement, ['now counts for $37.50', '-$12.50']),
};
