import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../preview/MailPreview.tsx';
import { readLetter } from '../preview/read-letter.ts';
import { aReceiptLetter } from '../preview/sample-receipt.ts';
import { donationReceiptLetter } from './donation-receipt.letter.ts';

const letterWith = (...changes: Parameters<typeof aReceiptLetter>) =>
  donationReceiptLetter(aReceiptLetter(...changes));

const meta = { component: MailPreview, args: { letter: letterWith() } } satisfies Meta<typeof MailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    readLetter(canvasElement, ['Dear Ada Nguyen,', '2026-000017', '$50.00', 'See and print the receipt']),
};
export const DefaultOnPhone: Story = {};
export const WithoutPlace: Story = { args: { letter: letterWith({ place: '' }) } };
export const Monthly: Story = {
  args: {
    letter: letterWith({
      frequency: 'monthly',
      amount_cents: 2606,
      gift_cents: 2500,
      cost_cents: 106,
      tribute: { kind: 'memory', name: 'Grace Okafor' },
    }),
  },
  play: ({ canvasElement }) =>
    readLetter(canvasElement, ['$1.06', '$26.06', 'Grace Okafor', 'Change or stop it here']),
};
export const Large: Story = {
  args: { letter: letterWith({ amount_cents: 25_000 }) },
  play: ({ canvasElement }) => readLetter(canvasElement, ['written acknowledgment', 'more than $75']),
};
export const LongText: Story = {
  args: {
    letter: letterWith({
      amount_cents: 99_999_999,
      name: 'Wilhelmina-Alexandra Charlotte von Hohenstein-Wolkenburg-Ehrenfels',
      place: 'District of Columbia, United States',
      tribute: { kind: 'honor', name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh' },
    }),
  },
  play: ({ canvasElement }) => readLetter(canvasElement, ['$999,999.99']),
};
