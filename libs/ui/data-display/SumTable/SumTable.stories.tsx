import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SumTable } from './SumTable';

const meta = {
  component: SumTable,
  parameters: {
    guide: {
      purpose: 'Amounts that add up to a total.',
      do: [
        'Pass amounts formatted by the domain.',
        'Mark the last row as the total, and name each row as the receipt does.',
      ],
      dont: ['Compute here.', 'Leave out shipping or tax; write “Calculated next” until they are known.'],
      accessibility: [
        'A description list: each amount is read with its label.',
        'Figures are tabular, so that digits align.',
      ],
      themeSlots: [
        'palette.text.secondary',
        'palette.text.primary',
        'palette.outline',
        'typography.body2',
        'typography.h4',
        'families.serif',
      ],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
  args: {
    rows: [
      { label: 'Subtotal', amount: '$53.00' },
      { label: 'Shipping', amount: '$7.99' },
      { label: 'Tax', amount: '$3.71' },
      { label: 'Total', amount: '$64.70', isTotal: true },
    ],
  },
} satisfies Meta<typeof SumTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const TotalOnly: Story = { args: { rows: [{ label: 'Subtotal', amount: '$53.00', isTotal: true }] } };
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  args: { rows: [{ label: 'Total per quarter', amount: '$1,030,927.83', isTotal: true }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
export const LargeFigures: Story = {
  args: {
    rows: [
      { label: 'Subtotal of everything in the cart', amount: '$123,456.00' },
      { label: 'Total', amount: '$999,999.99', isTotal: true },
    ],
  },
};
