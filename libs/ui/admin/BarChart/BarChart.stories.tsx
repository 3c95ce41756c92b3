import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { BarChart, preloadBarChart } from './BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const bars = months.map((label, index) => ({
  label,
  name: `${label} 2026`,
  values: [120 + ((index * 73) % 210), 40 + index * 12],
  negativeValue: index === 4 ? 45 : 0,
}));

const meta = {
  component: BarChart,
  parameters: {
    guide: {
      purpose: 'Stacked bars for one or two series over time, with the same data as text and as a table.',
      do: ['Write a `summary` that says what the chart shows.', 'Use it for about twelve bars.'],
      dont: ['Use it for shares of a whole.', 'Add series: patterns are defined for two.'],
      accessibility: [
        'The bars are hidden from screen readers and not in the tab order; the summary and the table replace them.',
        'Series differ by color and pattern, including in forced-colors mode.',
      ],
      themeSlots: [
        'MuiAccordion',
        'MuiAccordionDetails',
        'MuiAccordionSummary',
        'MuiSkeleton',
        'MuiTypography',
        'MuiTable',
        'MuiTableCell',
        'palette.text.secondary',
        'palette.lexigram',
        'palette.background.default',
        'typography.h4',
        'typography.body2',
        'typography.caption',
        'layout.readingWidth',
      ],
      mui: [
        'Accordion',
        'AccordionDetails',
        'AccordionSummary',
        'Box',
        'Skeleton',
        'Table',
        'TableBody',
        'TableCell',
        'TableContainer',
        'TableHead',
        'TableRow',
        'Typography',
      ],
    } satisfies ComponentGuide,
  },
  loaders: [preloadBarChart],
  args: {
    title: 'Visitors by month',
    summary: 'Most came in August: by day 211, by night 124.',
    series: ['By day', 'By night'],
    negativeName: 'Turned back',
    barName: 'Month',
    bars,
    format: String,
    formatTick: (value: number) => String(value),
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByText('As a table'));

    await expect(canvas.getByRole('row', { name: 'May 2026 202 88 45' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { summary: 'Nobody came.', bars: bars.map((bar) => ({ ...bar, values: [0, 0], negativeValue: 0 })) },
};
export const Uneven: Story = {
  args: {
    bars: bars.map((bar, index) => ({
      ...bar,
      values: index === 9 ? [999_999, 0] : [50, 0],
      negativeValue: 0,
    })),
  },
};
/** Whether the letters of two labels touch, which fill two thirds of the height of their line. */
function areTouching(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  const distance = Math.abs(one.top + one.height / 2 - (other.top + other.height / 2));
  return !isBeside && distance < (one.height + other.height) / 3;
}

function listTouching(labels: readonly Element[]) {
  const boxes = labels.map((label) => label.getBoundingClientRect());
  return labels.filter((_label, index) => {
    const box = boxes[index];
    return box !== undefined && boxes.some((other) => other !== box && areTouching(box, other));
  });
}

/** The axes grow with the text size of the page, and leave out the months that have no room. */
export const TextAt200PercentOnPhone: Story = {
  args: { formatTick: (value: number) => `$${value}` },
  globals: { textSize: '200' },
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const getLabels = () => [...canvasElement.querySelectorAll('svg text')];
    const readLabels = () => getLabels().map((label) => label.textContent);

    await waitFor(() => expect(readLabels()).toEqual(expect.arrayContaining(['Jan', '$400'])));
    await expect(readLabels().join()).not.toContain('…');
    await waitFor(() => expect(listTouching(getLabels())).toEqual([]));
  },
};
