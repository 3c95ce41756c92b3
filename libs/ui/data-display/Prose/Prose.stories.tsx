import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { Prose } from './Prose';
import { SAMPLE_MARKDOWN } from './sample.data';

const meta = {
  component: Prose,
  parameters: {
    guide: {
      purpose: 'Text written in Markdown by staff, such as posts and product descriptions.',
      do: [
        'Use it for every text that comes from the database.',
        'Start headings in the text at any level; they are fitted to the page’s outline.',
      ],
      dont: [
        'Render HTML from elsewhere; raw HTML is shown as text.',
        'Use it for copy in code; use `Typography`.',
      ],
      accessibility: [
        'Headings continue the outline of the page. Wide tables and code are focusable regions that scroll.',
        'Pictures need a text alternative in the Markdown.',
      ],
      themeSlots: [
        'palette.text.secondary',
        'palette.primary.main',
        'palette.background.subtle',
        'palette.divider',
        'typography.h2',
        'typography.h3',
        'typography.h4',
        'typography.h5',
        'typography.h6',
        'typography.subtitle1',
        'typography.body2',
        'typography.overline',
        'layout.tileRadius',
        'layout.hairline',
        'layout.readingWidth',
        'families.mono',
      ],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
  args: { markdown: SAMPLE_MARKDOWN },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
