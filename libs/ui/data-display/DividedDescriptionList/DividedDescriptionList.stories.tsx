import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { DividedDescriptionList } from './DividedDescriptionList';

const meta = {
  component: DividedDescriptionList,
  parameters: {
    guide: {
      purpose: 'Facts for visitors as pairs of term and description, in rows with dividers.',
      do: [
        'Use it on public pages for contact data, dates and sizes.',
        'Use `slotProps.term` for small caps when the descriptions matter more.',
      ],
      dont: [
        'Use it for amounts that add up; use `SumTable`.',
        'Use it on staff pages; `DescriptionList` is more compact.',
      ],
      accessibility: ['Renders `dl`, `dt` and `dd`, which screen readers announce as terms and definitions.'],
      themeSlots: ['MuiTypography', 'palette.divider', 'layout.hairline'],
      mui: ['Box', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      { term: 'Legal name', description: 'Paniscus Initiative, Inc.' },
      { term: 'Address', description: '12 River Road, Des Moines, Iowa 50309, USA' },
    ],
  },
} satisfies Meta<typeof DividedDescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Paniscus Initiative, Inc.');
  },
};
export const DefaultOnPhone: Story = {};
export const Dense: Story = {
  args: { dense: true, slotProps: { term: { variant: 'overline', color: 'textSecondary' } } },
};
