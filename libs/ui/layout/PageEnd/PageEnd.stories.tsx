import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { PageEnd } from './PageEnd';

const meta = {
  component: PageEnd,
  parameters: {
    guide: {
      purpose: 'Asks for one thing at the end of a page.',
      do: [
        'Ask for what fits the page, and begin the button with a verb.',
        'Use it once, as the last section.',
      ],
      dont: ['Offer two equal buttons.', 'Use it on forms, checkout or staff pages.'],
      accessibility: ['A region named by its heading.', 'Not printed, because it asks for a click.'],
      themeSlots: [
        'MuiButton',
        'MuiTypography',
        'palette.background.subtle',
        'palette.accent.main',
        'typography.h2',
        'layout.section',
        'layout.tileRadius',
      ],
      mui: ['Box', 'Button', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Help protect the forest',
    text: 'Give once or every month.',
    action: { href: '#donate', label: 'Donate' },
  },
} satisfies Meta<typeof PageEnd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const WithMore: Story = { args: { children: <a href="#mission">Why we are here</a> } };
