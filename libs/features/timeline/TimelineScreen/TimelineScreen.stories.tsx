import { timelineEntries } from '@paniscus/content';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TimelineScreen } from './TimelineScreen';

const meta = {
  component: TimelineScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'The history of the research from its beginning, for readers.',
      accessibility: [
        'The years are a navigation with the current entry marked; each entry is an article named by its date and title.',
        'Copying a link is announced. The line grows while you scroll only where the system allows motion.',
      ],
    } satisfies ScreenGuide,
  },
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
    const centuries = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

    await expect(canvas.getAllByRole('article')).toHaveLength(22);
    await expect(centuries).toEqual(['1600s', '1700s', '1800s', '1900s', 'What came next']);
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
    const entry = within(canvas.getByRole('article', { name: '1966 Washoe learns signs' }));

    await expect(entry.getByRole('link', { name: 'Washoe learns signs' })).toHaveAttribute(
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
