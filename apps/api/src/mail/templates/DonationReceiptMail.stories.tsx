import type { Meta, StoryObj } from '@storybook/react-vite';
import { donationReceiptLetter } from './donation-receipt.letter.ts';
import type { DonationReceipt } from './donation-receipt.letter.ts';
import { MailPreview } from './preview/MailPreview.tsx';
import { readLetter } from './preview/read-letter.ts';

const letterWith = (changes: Partial<DonationReceipt> = {}) =>
  donationReceiptLetter({
    receiptNumber: '2026-000017',
    givenAt: new Date('2026-04-21T15:05:00Z'),
    amountCents: 5000,
    firstName: 'Ada',
    lastName: 'Nguyen',
    email: 'ada.nguyen@example.org',
    place: 'Iowa, United States',
    ...changes,
  });

const meta = { component: MailPreview, args: { letter: letterWith() } } satisfies Meta<typeof MailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) => readLetter(canvasElement, ['Dear Ada Nguyen,', '2026-000017', '$50.00']),
};
export const DefaultOnPhone: Story = {};
export const WithoutPlace: Story = { args: { letter: letterWith({ place: '' }) } };
export const LongText: Story = {
  args: {
    letter: letterWith({
      amountCents: 99_999_999,
      firstName: 'Wilhelmina-Alexandra Charlotte',
      lastName: 'von Hohenstein-Wolkenburg-Ehrenfels',
      place: 'District of Columbia, United States',
    }),
  },
  play: ({ canvasElement }) => readLetter(canvasElement, ['$999,999.99']),
};
