import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';
import { Chapter } from './Chapter';

const meta = {
  component: Chapter,
  parameters: {
    guide: {
      purpose: 'Section of a reading page with its title in the margin, so that a long page can be scanned.',
      do: [
        'Use it for every section of an essay page, inside `SectionStack`.',
        'Set `anchor` when another page links to the section.',
      ],
      dont: [
        'Nest chapters; use `h3` inside instead.',
        'Use it on forms or staff pages; see `FieldGroup` and `RecordSection`.',
      ],
      accessibility: [
        'Renders a `section` that is a region named by its `h2`.',
        'The margin comes first in the DOM, as it does on phones.',
      ],
      themeSlots: [
        'MuiTypography',
        'palette.divider',
        'palette.text.secondary',
        'typography.h2',
        'typography.overline',
        'layout.section',
        'layout.hairline',
        'layout.readingWidth',
      ],
      mui: ['Box', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'What we do',
    children: (
      <p>
        Yerkish is a language of drawn signs, called lexigrams. Each sign stands for one word in one sense.
      </p>
    ),
  },
} satisfies Meta<typeof Chapter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Marked: Story = {
  args: {
    anchor: 'in-memory',
    subheader: 'October 28, 1980 – March 18, 2025',
    icon: <LexigramTile word="Kanzi" size="huge" isDecorative />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute('id', 'in-memory');
  },
};
export const WithMore: Story = { args: { action: <a href="#posts">All posts</a> } };
