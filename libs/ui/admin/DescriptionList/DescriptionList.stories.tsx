import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { DescriptionList } from './DescriptionList';

const meta = {
  component: DescriptionList,
  parameters: {
    guide: {
      purpose: 'Facts of a record as pairs of term and description, in two columns.',
      do: ['Use it inside `RecordSection`.', 'Write out absent values: “None given.”'],
      dont: [
        'Use it for amounts that add up; use `SumTable`.',
        'Use it on public pages; see `DividedDescriptionList`.',
      ],
      accessibility: [
        'Renders `dl`, `dt` and `dd`.',
        'Long email addresses break instead of widening the page.',
      ],
      themeSlots: ['palette.text.secondary', 'typography.body2'],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      { term: 'Email', description: 'ada.nguyen@example.org' },
      { term: 'Phone', description: 'None given' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Email').tagName).toBe('DT');
  },
};
export const Multiline: Story = {
  args: { items: [{ term: 'Message', description: 'For Kanzi.\nWith love.', multiline: true }] },
};
export const LongText: Story = {
  args: {
    items: [
      { term: 'Email', description: 'maximiliana.konstantinopolitania.wolfeschlegelsteinhausen@example.org' },
    ],
  },
};
