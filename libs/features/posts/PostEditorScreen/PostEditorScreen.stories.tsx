import { aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PostEditorScreen } from './PostEditorScreen';

const draft = aPostDraft({ content: '# What was found\n\nThe first sign means **groom**.' });

const meta = {
  component: PostEditorScreen,
  parameters: { layout: 'fullscreen', html: { isSignedIn: true } },
  args: {
    mode: 'edit',
    state: { kind: 'ready', draft },
    onSubmit: fn(),
    onDraftChange: fn(),
    links: { staffPosts: '/django-posts' },
  },
} satisfies Meta<typeof PostEditorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to fetch post details' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch post details');
    await expect(canvas.getByRole('link', { name: 'Back to the posts' })).toHaveAttribute(
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
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...draft, title: 'Groom' });
  },
};
export const ReadyOnPhone: Story = {};
export const Blank: Story = {
  args: { mode: 'create', state: { kind: 'ready', draft: { title: '', content: '' } } },
};
export const Saving: Story = {
  args: { state: { kind: 'saving', draft } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled();
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
    mode: 'create',
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
