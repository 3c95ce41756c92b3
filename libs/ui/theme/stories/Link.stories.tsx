import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const meta = {
  component: Link,
  argTypes: {
    variant: {
      control: 'select',
      options: ['inherit', 'standalone', 'body1', 'body2', 'caption'] satisfies LinkProps['variant'][],
      description: 'Typography of the text; `standalone` is for links outside running text.',
    },
    color: {
      control: 'select',
      options: ['primary', 'textPrimary', 'textSecondary', 'inherit'] satisfies LinkProps['color'][],
      description: 'Color of the text.',
    },
    href: { control: 'text', description: 'URL of the page.' },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s link in our theme; `variant="standalone"` is as large as a touch target.',
      do: [
        'Use `variant="standalone"` in lists, navigation, tables and card actions.',
        'Write link texts that make sense alone: “All posts.”',
      ],
      dont: ['Use `variant="standalone"` inside a sentence.', 'Use it for actions; use `Button`.'],
      accessibility: [
        '`standalone` is at least 44 by 44 pixels; smaller in print.',
        'Set `component="button"` when it does something instead of leading somewhere.',
      ],
      themeSlots: ['MuiLink', 'layout.touchTarget'],
      mui: ['Link'],
    } satisfies ComponentGuide,
  },
  args: { href: '/posts', variant: 'standalone', children: 'All posts' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standalone: Story = {};
export const StandaloneCaption: Story = { args: { sx: { typography: 'caption' } } };
