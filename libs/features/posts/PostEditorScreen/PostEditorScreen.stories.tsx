import { aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyPostConflict, LazyPostNotFound, LazyScheduleDialog } from './editor-parts.lazy';
import { PostEditorScreen } from './PostEditorScreen';
import { guide } from './post-editor-screen.guide';
import { stubUnsavedText } from './stub-unsaved-text';

const draft = aPostDraft({ content: '# What was found\n\nThe first sign means **groom**.' });

const meta = {
  component: PostEditorScreen,
  loaders: [LazyPostConflict.preload, LazyPostNotFound.preload, LazyScheduleDialog.preload],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide,
  },
  args: {
    status: 'published',
    state: { kind: 'ready', draft },
    resolution: { onUseMine: fn(), onUseTheirs: fn(), onMerge: fn() },
    onSubmit: fn(),
    onTakeDown: fn(),
    onDraftChange: fn(),
    unsaved: stubUnsavedText(),
    links: { staffPosts: '/django-posts' },
  },
} satisfies Meta<typeof PostEditorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { status: undefined, state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to fetch post details' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch post details');
    await expect(canvas.getByRole('link', { name: 'Back to posts' })).toHaveAttribute(
      'href',
      '/django-posts',
    );
  },
};
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByLabelText('Title');
    await expect(title).toHaveValue('The sign by the door');

    await userEvent.clear(title);
    await userEvent.type(title, 'Groom');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Post' }));

    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...draft, title: 'Groom' });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...draft, title: 'Groom' }, {}));
  },
};
export const ReadyOnPhone: Story = {};
export const Blank: Story = {
  args: { status: 'new', state: { kind: 'ready', draft: { title: '', content: '' } } },
};
export const Saving: Story = {
  args: { state: { kind: 'saving', draft } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await expect(canvas.getByLabelText('Content')).toBeDisabled();
  },
};
export const Rejected: Story = {
  args: { state: { kind: 'rejected', draft, message: 'Failed to update post' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Failed to update post')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('The sign by the door');
    await expect(canvas.getByRole('button', { name: 'Update Post' })).toBeEnabled();
  },
};
export const RejectedOnPhone: Story = { args: Rejected.args };
export const RejectedAtField: Story = {
  args: {
    status: 'new',
    state: {
      kind: 'rejected',
      draft,
      message: 'Failed to create post',
      errors: { title: 'Title must be at most 200 characters.' },
    },
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByLabelText('Title');

    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('Title must be at most 200 characters.');
  },
};
export const Conflict: Story = {
  args: {
    state: {
      kind: 'conflict',
      conflict: {
        base: draft,
        mine: { ...draft, title: 'The first sign' },
        theirs: { ...draft, content: '# What was found\n\nThe first sign means **to groom**.' },
        savedAt: '2026-02-03T14:30:00.000Z',
      },
    },
  },
};
export const ReadyDraft: Story = {
  args: { status: 'draft' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('This is a draft. Only staff can see it until you publish it.'),
    ).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));

    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(draft, { status: 'published' }));
  },
};
export const ReadyScheduled: Story = {
  args: { status: 'scheduled', publishAt: '2036-02-03T14:30:00.000Z' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(screen.getByRole('button', { name: 'Reschedule…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule post' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Schedule post' }));

    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(draft, {
        status: 'scheduled',
        publish_at: '2036-02-03T14:30:00.000Z',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReadyTrashed: Story = {
  args: { status: 'trashed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Restore as draft' }));

    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(draft, { status: 'draft' }));
  },
};
