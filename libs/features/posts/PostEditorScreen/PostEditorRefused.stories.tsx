import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PostEditorScreen } from './PostEditorScreen';
import { stubUnsavedText } from './stub-unsaved-text';

const draft = {
  title: 'Rain',
  content: '[Saved text:]\nIt rained.\n[Your text:]\nIt poured.\n[End of both texts]',
};

const meta = {
  component: PostEditorScreen,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: { description: { component: 'Texts that are not saved, and what to do with them.' } },
    chromatic: { disableSnapshot: true },
  },
  args: {
    status: 'published',
    state: { kind: 'ready', draft },
    resolution: { onUseMine: fn(), onUseTheirs: fn(), onMerge: fn() },
    onSubmit: fn(),
    onTakeDown: fn(),
    unsaved: stubUnsavedText(),
    links: { staffPosts: '/django-posts' },
  },
} satisfies Meta<typeof PostEditorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Readers never see the marks of a merge. */
export const TwoVersions: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const content = canvas.getByLabelText('Content');
    const notice = canvas.getByText(/^Choose one version of each passage/);
    await expect(notice.closest('[role="alert"]')).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(content).toHaveAccessibleDescription(/still has two versions of a passage/));
    await expect(canvas.getAllByText(/Choose one version/)).toHaveLength(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(content);
    await userEvent.type(content, 'It poured.');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Post' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Rain', content: 'It poured.' }, {}),
    );
  },
};

/** A post can be taken from readers although its text cannot be saved, here because it has two titles. */
export const TakenDown: Story = {
  args: {
    state: {
      kind: 'ready',
      draft: { title: '[Saved text:] Rain [Your text:] Storm', content: 'It rained.' },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Choose one of the two titles/);

    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));

    const { draft: unsaved } = args.state as { draft: typeof draft };
    await waitFor(() => expect(args.onTakeDown).toHaveBeenCalledWith(unsaved, { status: 'draft' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An administrator changed the role of the person meanwhile. */
export const Forbidden: Story = {
  args: {
    state: {
      kind: 'rejected',
      draft: { ...draft, content: 'It rained.' },
      message: 'Failed to update post',
      isForbidden: true,
    },
    unsaved: { ...stubUnsavedText(), status: { kind: 'saved', at: '2026-05-04T12:30:00Z' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You may no longer edit this postYour role may have changed. Your text is still here: copy it,',
    );
    await expect(canvas.queryByText(/^Saved/)).toBeNull();
  },
};

/** A colleague deleted the post permanently. */
export const Deleted: Story = {
  args: {
    state: {
      kind: 'rejected',
      draft: { ...draft, content: 'It rained.' },
      message: 'Failed to update post',
      isDeleted: true,
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/you can try again/)).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Move text to a new post' }));

    await expect(args.unsaved.onMoveToNew).toHaveBeenCalledWith({ title: 'Rain', content: 'It rained.' });
  },
};

/** The server refused an autosave: the person hears of it while typing, and not only from the button. */
export const ForbiddenWhileTyping: Story = {
  args: { unsaved: { ...stubUnsavedText(), status: { kind: 'forbidden' } } },
  play: async ({ canvas }) => {
    const title = canvas.getByText('You may no longer edit this post');
    await expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The server takes no more, and the text is longer than that. */
export const TooLongToSave: Story = {
  args: { unsaved: { ...stubUnsavedText(), status: { kind: 'tooLong' } } },
  play: async ({ canvas }) => {
    const status = canvas.getByText(/because the text is too long for the server\. Shorten it\.$/);
    await expect(status.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.queryByText(/keep trying/)).toBeNull();
  },
};

const onUndo = fn();

/** Text that was typed while unsaved text of another device was offered. */
export const ReplacedByOffer: Story = {
  args: {
    state: { kind: 'ready', draft: { ...draft, content: 'It rained.' } },
    unsaved: { ...stubUnsavedText(), replaced: { by: 'unsavedText', onUndo } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const notice = await canvas.findByText(/^Your unsaved text is in the form\. It replaced what you had/);
    await expect(notice.closest('[role="alert"]')).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await expect(onUndo).toHaveBeenCalledOnce();
  },
};
