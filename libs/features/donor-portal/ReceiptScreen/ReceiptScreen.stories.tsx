import type { Receipt } from '@paniscus/domain/donation';
import { aReceipt } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReceiptScreen } from './ReceiptScreen';

const ready = (changes: Partial<Receipt> = {}) => ({ kind: 'ready', receipt: aReceipt(changes) }) as const;

const meta = {
  component: ReceiptScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'One donation receipt, which a donor opens from an emailed link to view and print.',
      accessibility: [
        'A void receipt is announced as a status before its text.',
        'In print, the message and the links are left out.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: ready(), links: { findGiving: '/find-giving' } },
} satisfies Meta<typeof ReceiptScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Receipt for your gift');
    await expect(canvas.getByText('April 21, 2026')).toBeVisible();
    await expect(
      canvas.getByText('No goods or services were provided in exchange for this contribution.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};
export const ReadyOnPhone: Story = {};

export const ReadyLarge: Story = {
  args: {
    state: ready({
      frequency: 'monthly',
      amount_cents: 25_778,
      gift_cents: 25_000,
      cost_cents: 778,
      tribute: { kind: 'memory', name: 'Kanzi' },
    }),
  },
};
export const ReadyReduced: Story = {
  args: { state: ready({ state: 'reduced', refunded_cents: 1250 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$37.50')).toBeVisible();
  },
};
export const ReadyVoid: Story = {
  args: { state: ready({ state: 'void', refunded_cents: 5000 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Void receipt');
    await expect(canvas.getByText(/do not use this receipt/)).toBeVisible();
  },
};
export const ReadyVoidOnPhone: Story = { args: ReadyVoid.args };
/** The stamp is below the name of the organization, not outside of the window. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  args: ReadyVoid.args,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
export const LongTextOnPhone: Story = {
  args: {
    state: ready({
      name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maria Anna Wilhelmina',
      place: 'Newfoundland and Labrador, Canada',
      tribute: { kind: 'honor', name: 'everybody who ever sat up with a sick bonobo at the river station' },
    }),
  },
};
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the receipt' } },
};

/** As printed: without buttons and navigation, in black on white. */
export const ReadyPrinted: Story = {
  globals: { media: 'print' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Print')).not.toBeVisible();
  },
};
