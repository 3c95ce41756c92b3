import { timelineEntries } from '@paniscus/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TimelineScreen } from './TimelineScreen';

const meta = {
  component: TimelineScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: timelineEntries,
    links: {
      history: '/history',
      historyEntry: (slug) => `/history/${slug}`,
      keyboard: '#keyboard',
      signs: '#signs',
      celebration: '#celebration',
    },
  },
} satisfies Meta<typeof TimelineScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stations = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

    await expect(canvas.getAllByRole('article')).toHaveLength(22);
    await expect(stations).toEqual(['1600s', '1700s', '1800s', '1900s', 'The line goes on']);
    await expect(canvas.getByText('136 years without an entry')).toBeVisible();
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '1637');
  },
};
export const ReadyOnPhone: Story = {};

/** Page of one entry: the same timeline with the entry marked. */
export const EntryCurrent: Story = {
  args: { current: 'washoe' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = within(canvas.getByRole('article', { name: '1966 Washoe, and the hands' }));

    await expect(entry.getByRole('link', { name: 'Washoe, and the hands' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(entry.getByRole('link', { name: /^Earlier: 1940s\s+Viki’s four words$/ })).toHaveAttribute(
      'href',
      '/history/viki',
    );
  },
};
export const EntryCurrentOnPhone: Story = { args: { current: 'washoe' } };
