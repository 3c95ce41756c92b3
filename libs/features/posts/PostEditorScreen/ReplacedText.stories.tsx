import { aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyReadOnlyPost, LazyUnsavedText } from './editor-parts.lazy';
import { PostEditorScreen } from './PostEditorScreen';
import { stubUnsavedText } from './stub-unsaved-text';

const onUndo = fn();

const meta = {
  component: PostEditorScreen,
  tags: ['no-screenshot'],
  loaders: [LazyReadOnlyPost.preload, LazyUnsavedText.preload],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: {
      description: {
        component: 'Text of the form that was discarded, and comes back by Undo, or replaced by the same.',
      },
    },
    chromatic: { disableSnapshot: true },
  },
  args: {
    status: 'draft',
    state: { kind: 'ready', draft: aPostDraft() },
    resolution: { onUseMine: fn(), onUseTheirs: fn(), onMerge: fn() },
    onSubmit: fn(),
    onTakeDown: fn(),
    unsaved: stubUnsavedText(),
    links: { staffPosts: '/django-posts' },
  },
} satisfies Meta<typeof PostEditorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The notice is announced and has the focus, so that Undo is the next control. */
const undoByKeyboard: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const notice = canvas.getByText('Unsaved text discarded.').closest<HTMLElement>('[role="alert"]');
  await waitFor(() => expect(notice).toHaveFocus());
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');

  await expect(onUndo).toHaveBeenCalledOnce();
};

export const DiscardedFromForm: Story = {
  args: { unsaved: { ...stubUnsavedText(), replaced: { by: 'discard', onUndo } } },
  play: undoByKeyboard,
};
/** The person may not change the post any more. */
export const DiscardedByReader: Story = {
  args: {
    state: {
      kind: 'readOnly',
      post: aPostDraft(),
      username: 'Rose',
      ownText: {
        draft: { title: 'Rain', content: 'It *poured*.' },
        editedAt: '2026-02-03T14:30:00.000Z',
        onDiscard: fn(),
        onUndo,
      },
    },
  },
  play: undoByKeyboard,
};
/** The version that was restored is in the form already, so there is nothing to undo. */
export const SameVersion: Story = {
  args: { unsaved: { ...stubUnsavedText(), replaced: { by: 'same', onUndo } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'This version is the same as the text in the form.',
      ),
    );
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
