import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ListExport } from './ListExport';
import { ListEmpty, ListError, ListFooter, ListLayout, ListLoading } from './ListStates';

const meta = {
  component: ListEmpty,
  subcomponents: { ListError, ListExport, ListFooter, ListLayout, ListLoading },
  parameters: {
    guide: {
      purpose: 'The states of a list of records: layout, loading, error, empty and footer.',
      do: [
        'Wrap navigation, filter and table in `ListLayout` in every state.',
        'Tell apart an empty list and a filter that nothing fits.',
      ],
      dont: [
        'Write a separate error text for each list; `ListError` says that the records are safe.',
        'Use it on public pages; use `EmptyState` and `ErrorState`.',
      ],
      accessibility: [
        '`ListLoading` is announced politely, `ListError` as an alert.',
        'The empty state says how to see more when a filter is set.',
      ],
      themeSlots: ['MuiSkeleton'],
      mui: ['Box', 'Skeleton', 'Stack'],
    } satisfies ComponentGuide,
  },
  args: {
    isFiltered: false,
    word: 'carry',
    emptyTitle: 'No things yet.',
    noMatchesTitle: 'No thing is like that.',
    children: 'Things that visitors make appear here.',
  },
} satisfies Meta<typeof ListEmpty>;
export default meta;

type Story = StoryObj<typeof meta>;

const startExport = fn();

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Things that visitors make appear here.')).toBeVisible();
  },
};
export const Filtered: Story = { args: { isFiltered: true } };
export const Export: Story = {
  render: () => (
    <ListExport exportState="ready" onExport={startExport} olderHref="?cursor=1" olderLabel="Older things" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Download as CSV' });
    await userEvent.click(button);
    button.blur();

    await expect(startExport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Older things' })).toHaveAttribute('href', '?cursor=1');
  },
};
export const ExportFailed: Story = {
  render: () => (
    <ListLayout>
      <ListExport exportState="failed" onExport={fn()} olderHref={undefined} olderLabel="Older things" />
    </ListLayout>
  ),
};
export const Loading: Story = {
  render: () => (
    <ListLayout>
      <ListLoading />
    </ListLayout>
  ),
};
export const Error: Story = {
  render: () => <ListError title="Failed to load the things" what="The things" />,
};
