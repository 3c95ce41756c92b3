import { aPost, somePosts } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffPostsScreen } from './StaffPostsScreen';

const meta = {
  component: StaffPostsScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'All posts, for staff who write a new post or change one.',
      accessibility: [
        'View, Edit and More name the post for screen readers.',
        'The filter is a navigation with the current state marked; deleting permanently asks in a dialog.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', posts: somePosts(5), olderHref: '/django-posts?cursor=5' },
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

export const Loading: Story = {
  args: { state: { kind: 'loading' }, counts: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the posts' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to load the posts');
  },
};
export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('No posts available.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Post' })).toHaveAttribute('href', '/create-post');
  },
};
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('link', { name: 'Create Post' })).toHaveAttribute('href', '/create-post');
    await expect(canvas.getByRole('link', { name: 'View The sign by the door' })).toHaveAttribute(
      'href',
      '/post/5',
    );
    await expect(canvas.getByRole('link', { name: 'Edit The sign by the door' })).toHaveAttribute(
      'href',
      '/edit-post/5',
    );
    await expect(canvas.getByRole('link', { name: 'Older posts' })).toHaveAttribute(
      'href',
      '/django-posts?cursor=5',
    );
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyForAuthor: Story = {
  args: {
    state: {
      kind: 'ready',
      posts: [
        aPost({ id: 2, title: 'Mine', can_edit: true }),
        aPost({ id: 1, title: 'By somebody else', can_edit: false }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('link', { name: 'Edit Mine' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View By somebody else' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit By somebody else' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^More actions/ })).toHaveLength(1);
  },
};
export const ReadyAfterFailure: Story = {
  args: { state: { kind: 'ready', posts: somePosts(2), message: 'The post was not changed. Try again.' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus()),
};
const undo = fn();
export const ReadyTrashedPost: Story = {
  args: { result: { message: '“The sign by the door” is in the trash.', onUndo: undo } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByText('“The sign by the door” is in the trash.')).toBeVisible();

    const button = screen.getByRole('button', { name: 'Undo' });
    await userEvent.click(button);
    button.blur();

    await expect(undo).toHaveBeenCalledOnce();
  },
};
export const EmptyTrash: Story = { args: { state: { kind: 'empty' }, status: 'trashed' } };
export const ReadyTrash: Story = {
  args: {
    status: 'trashed',
    state: { kind: 'ready', posts: [aPost({ title: 'No more', status: 'trashed' })] },
  },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await expect(screen.getByRole('link', { name: 'Trash (1)' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'More actions for No more' }));

    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete permanently…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete permanently?' }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));

    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ title: 'No more' }), 'delete');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReadyWithUnpublished: Story = {
  args: {
    state: {
      kind: 'ready',
      posts: [
        aPost({ id: 4, title: 'Not yet', status: 'draft' }),
        aPost({ id: 3, title: 'Soon', status: 'scheduled', publish_at: '2026-02-03T14:30:00.000Z' }),
        aPost({ id: 2, title: 'No more', status: 'trashed' }),
        aPost({ id: 1, title: 'Here', status: 'published' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(canvas.getByText('In the trash')).toBeVisible();
    await expect(canvas.getByText('February 3, 2026 at 2:30 PM UTC')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(1);
  },
};
