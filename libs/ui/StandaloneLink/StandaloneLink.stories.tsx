import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide/component-guide.types';
import { StandaloneLink } from './StandaloneLink';

const meta = {
  component: StandaloneLink,
  argTypes: {
    variant: {
      control: 'select',
      options: ['inherit', 'body1', 'body2', 'caption'],
      description: 'Typography of the text.',
    },
    color: {
      control: 'select',
      options: ['primary', 'textPrimary', 'textSecondary', 'inherit'],
      description: 'Color of the text.',
    },
  },
  parameters: {
    guide: {
      purpose: 'Link outside running text, as large as a touch target.',
      do: [
        'Use it in lists, navigation, tables and card actions.',
        'Write link texts that make sense alone: “All posts”.',
      ],
      dont: ['Use it inside a sentence; use MUI’s `Link`.', 'Use it for actions; use `Button`.'],
      accessibility: [
        'At least 44 by 44 pixels; smaller in print.',
        'Set `component="button"` when it does something instead of leading somewhere.',
      ],
      themeSlots: ['MuiLink', 'layout.touchTarget'],
      mui: ['Link'],
    } satisfies ComponentGuide,
  },
  args: { href: '/posts', children: 'All posts' },
} satisfies Meta<typeof StandaloneLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Caption: Story = { args: { variant: 'caption' } };
