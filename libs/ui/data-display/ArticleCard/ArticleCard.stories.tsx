import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ArticleCard } from './ArticleCard';

const meta = {
  component: ArticleCard,
  parameters: {
    guide: {
      purpose:
        'Entry of a list of articles: title, date line, excerpt and actions, separated from the next by a line.',
      do: [
        'Set `headingLevel` to one below the heading of the list.',
        'Put dates and authors in `overline`, buttons and further links in `actions`.',
      ],
      dont: [
        'Put links into the excerpt; the title link covers it.',
        'Use it for products, which have a picture: see `ProductCard`.',
      ],
      accessibility: [
        'Renders an `article`. Only the title is a link, so that screen readers read one short link name; its click area is the whole card.',
        'Actions lie above the click area and keep their own names.',
      ],
      themeSlots: [
        'MuiLink',
        'MuiTypography',
        'palette.divider',
        'palette.primary.main',
        'palette.text.secondary',
        'palette.text.primary',
        'typography.overline',
        'typography.h3',
        'layout.hairline',
        'layout.focusRing',
        'layout.readingWidth',
        'motions.quick',
      ],
      mui: ['Box', 'Card', 'Link', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'What a word is for',
    href: '#post',
    overline: <span>April 19, 2025</span>,
    children:
      'On the first day of the experiment nobody asked him anything. He sat beside his mother while...',
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Actions: Story = { args: { actions: <a href="#edit">Edit</a> } };
export const TitleOnly: Story = { args: { href: undefined, overline: undefined, children: undefined } };
export const LongTitleOnPhone: Story = {
  args: { title: 'Incomprehensibilities of conversation between bonobos and their caretakers' },
};
