import { aPost, somePosts } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StaffPostsScreen } from './StaffPostsScreen';

const posts = [
  ...somePosts(2),
  aPost({ id: 12, title: 'Not yet', status: 'draft' }),
  aPost({ id: 11, title: 'By somebody else', can_edit: false }),
];

const meta = {
  component: StaffPostsScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: { description: { component: 'Selected posts, and what an action has done with them.' } },
  },
  args: {
    state: { kind: 'ready', posts },
    status: undefined,
    counts: { draft: 1, scheduled: 1, published: 12, trashed: 1, samples: 0 },
    onAction: fn(),
    bulk: { run: undefined, onRun: fn() },
    links: {
      list: (status) => `/django-posts${status === undefined ? '' : `?status=${status}`}`,
      post: (id) => `/post/${id}`,
      createPost: '/create-post',
      editPost: (id) => `/edit-post/${id}`,
    },
  },
} satisfies Meta<typeof StaffPostsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadySelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first] = posts;
    await expect(canvas.queryByRole('checkbox', { name: 'Select By somebody else' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${first?.title ?? ''}` }));
    await expect(canvas.queryByRole('button', { name: 'Publish now' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));

    await expect(args.bulk.onRun).toHaveBeenCalledWith('trash', [first]);
    const draft = canvas.getByRole('checkbox', { name: 'Select Not yet' });
    await userEvent.click(draft);
    draft.blur();
  },
};
export const ReadySelectedOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'Select all 3' });
    await userEvent.click(all);
    all.blur();
  },
};
export const ReadyProcessing: Story = {
  args: { bulk: { run: { kind: 'running', done: 2, total: 3 }, onRun: fn() } },
};
export const ReadyTrashedPosts: Story = {
  args: {
    bulk: {
      run: {
        kind: 'finished',
        message: '2 posts moved to the trash. 1 not changed.',
        failures: [{ id: 12, name: 'Not yet', reason: 'Someone else changed it in the meantime.' }],
        onUndo: fn(),
        onClose: fn(),
      },
      onRun: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Someone else changed it/)).toHaveTextContent(
      'Not yet: Someone else changed it in the meantime.',
    );
  },
};
export const EmptyAfterAction: Story = {
  args: {
    state: { kind: 'empty' },
    status: 'draft',
    bulk: {
      run: {
        kind: 'finished',
        message: '3 posts published.',
        failures: [],
        onUndo: fn(),
        onClose: fn(),
      },
      onRun: fn(),
    },
  },
};
