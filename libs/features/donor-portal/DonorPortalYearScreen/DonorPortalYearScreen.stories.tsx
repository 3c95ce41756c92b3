import { aPastDonation, aYearSummary } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DonorPortalYearScreen } from './DonorPortalYearScreen';

const meta = {
  component: DonorPortalYearScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'All donations of a year on one printable page, for the donor’s tax return.',
      accessibility: [
        'Gifts are a named table with dates in `time` elements.',
        'In print, navigation and footer are left out.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', summary: aYearSummary() },
    links: {
      donorPortal: '/giving/sample',
      findGiving: '/find-giving',
      receipt: (token: string) => `/receipt/${token}`,
    },
  },
} satisfies Meta<typeof DonorPortalYearScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where the first text of a cell begins, in CSS pixels from the left. */
function getTextStart(cell: HTMLElement): number {
  const range = document.createRange();
  range.selectNode(cell.firstChild ?? cell);
  return range.getBoundingClientRect().left;
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1, name: 'Your gifts in 2026' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,050.00');
    await expect(canvas.getByText('$250.00 refunded')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2026-000009' })).toHaveAttribute(
      'href',
      '/receipt/sample-receipt-9',
    );
    await expect(canvas.getByText(/in exchange for these contributions\.$/)).toBeVisible();
    await expect(canvas.getByText(/Whether your gifts are tax-deductible/)).toBeVisible();
  },
};
export const ReadyOnPhone: Story = {};
/** With large text, the amounts are below the other cells, not outside of the window. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Gifts in 2026' });

    for (const cell of within(table).getAllByText(/^(?:Total|\$[\d,.]+|2026-\d+)$/)) {
      const { left, right } = cell.getBoundingClientRect();
      await expect(left, cell.textContent).toBeGreaterThanOrEqual(0);
      await expect(right, cell.textContent).toBeLessThanOrEqual(window.innerWidth - 32);
    }
    const refunded = within(table).getByText('$250.00 refunded').getBoundingClientRect();
    for (const amount of within(table).getAllByText(/^\$[\d,.]+$/, { selector: 'td.MuiTableCell-body' }))
      await expect(getTextStart(amount), amount.textContent).toBeCloseTo(refunded.left, 0);
  },
};
export const ReadyOneGift: Story = {
  args: {
    state: {
      kind: 'ready',
      summary: aYearSummary({ count: 1, total_cents: 2500, gifts: [aPastDonation()] }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/ made this gift online\.$/)).toBeVisible();
    await expect(canvas.getByText(/in exchange for this contribution\.$/)).toBeVisible();
    await expect(canvas.getByText(/Whether your gift is tax-deductible/)).toBeVisible();
  },
};
/** The donor has changed their name, or gave in another one. */
export const ReadyInSeveralNames: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { kind: 'ready', summary: aYearSummary({ is_in_one_name: false }) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/ These gifts were made online with the email address ada\.nguyen@example\.org\.$/),
    ).toBeVisible();
    await expect(canvas.queryByText(/ made these gifts online\.$/)).toBeNull();
  },
};
export const LongTextOnPhone: Story = {
  args: {
    state: {
      kind: 'ready',
      summary: aYearSummary({
        name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maria Anna Wilhelmina',
        total_cents: 99_999_999,
        gifts: [aPastDonation({ amount_cents: 99_999_999, refunded_cents: 1 })],
      }),
    },
  },
};
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the summary' } },
};

/** As printed for a tax return. */
export const ReadyPrinted: Story = {
  globals: { media: 'print' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Print')).not.toBeVisible();
  },
};
