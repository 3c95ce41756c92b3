import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostHistory } from './PostHistory';

const second = {
  version: 2,
  title: 'The sign by the door',
  username: 'Bill Mbeki',
  created_at: '2026-02-03T14:30:00.000Z',
  content: 'Three visitors asked what it meant.',
  previous: { title: 'The sign by the door', content: 'Two visitors asked what it meant.' },
};
const first = { ...second, version: 1, username: 'Rose Adler', created_at: '2026-02-02T09:05:00.000Z' };

const meta = {
  component: PostHistory,
  parameters: { docs: { description: { component: 'Versions of a post, in a dialog of the editor.' } } },
  args: {
    state: { kind: 'ready', revisions: [second, first], hasMore: false, selected: second },
    onSelect: fn(),
    onMore: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof PostHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the versions' } } };
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('insertion')).toHaveTextContent('added: Three');

    await userEvent.click(canvas.getByRole('button', { name: /Rose Adler/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore this version' }));

    await expect(args.onSelect).toHaveBeenCalledWith(1);
    await expect(args.onRestore).toHaveBeenCalledWith(second);
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyFirst: Story = {
  args: {
    state: { kind: 'ready', revisions: [first], hasMore: false, selected: { ...first, previous: null } },
  },
};
export const ReadyWithOlder: Story = {
  args: { state: { kind: 'ready', revisions: [second], hasMore: true, selected: second } },
  play: async ({ canvasElement, args }) => {
    const older = within(canvasElement).getByRole('button', { name: 'Older versions' });
    await userEvent.click(older);
    older.blur();

    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
