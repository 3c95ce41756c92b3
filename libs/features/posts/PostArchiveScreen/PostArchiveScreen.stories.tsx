import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PostArchiveScreen } from './PostArchiveScreen';

const meta = {
  component: PostArchiveScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'The months that have posts, for readers.',
      accessibility: ['Years are headings, months are lists below them.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: {
      kind: 'ready',
      months: [
        { month: '2026-01', count: 1 },
        { month: '2025-12', count: 4 },
        { month: '2025-10', count: 12 },
      ],
    },
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#posts', label: 'Posts' },
      { href: '#archive', label: 'Archive' },
    ],
    links: { postMonth: (month) => `/posts/archive/${month.replace('-', '/')}` },
  },
} satisfies Meta<typeof PostArchiveScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the archive' } },
};
export const Empty: Story = { args: { state: { kind: 'empty' } } };
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [newest, ...others] = canvas.getAllByRole('listitem').slice(-3);

    await expect(newest).toHaveTextContent('January 2026 1 post');
    await expect(others).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 2, name: '2025' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'October 2025' })).toHaveAttribute(
      'href',
      '/posts/archive/2025/10',
    );
  },
};
export const ReadyOnPhone: Story = { args: Ready.args };
