import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { AdminNavigation } from './AdminNavigation';

const meta = {
  component: AdminNavigation,
  parameters: {
    guide: {
      purpose: 'Links between the pages of an admin section, with counts of what is waiting.',
      do: ['Mark the current page with `isCurrent`.', 'Use `waiting` for work that staff should do.'],
      dont: ['Use it inside a page for panels; use `TabbedPanels`.', 'Show counts that need no action.'],
      accessibility: [
        'A navigation named by `label`; the current page has `aria-current="page"`.',
        'Counts are part of the link name: “Tributes 3 waiting.”',
      ],
      themeSlots: [
        'MuiLink',
        'palette.text.primary',
        'palette.primary.main',
        'palette.warning.main',
        'palette.warning.container',
        'palette.text.secondary',
        'palette.divider',
        'typography.body2',
        'typography.caption',
        'layout.touchTarget',
        'layout.tileRadius',
      ],
      mui: ['Box', 'Link', 'List'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Admin pages',
    items: [
      { href: '#records', label: 'Records', isCurrent: true },
      { href: '#series', label: 'Series' },
      { href: '#lines', label: 'Lines' },
    ],
  },
} satisfies Meta<typeof AdminNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Records');
  },
};
export const Waiting: Story = {
  args: {
    items: [
      { href: '#records', label: 'Records', isCurrent: true },
      { href: '#lines', label: 'Lines', waiting: { count: 3, what: 'waiting' } },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Lines 3 waiting' })).toBeVisible();
  },
};
export const WaitingOnPhone: Story = { args: Waiting.args };
