import { aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LazyUnsavedText } from './editor-parts.lazy';
import { PostEditorScreen } from './PostEditorScreen';
import { stubUnsavedText } from './stub-unsaved-text';

const meta = {
  component: PostEditorScreen,
  tags: ['no-screenshot'],
  loaders: [LazyUnsavedText.preload],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: {
      description: { component: 'A version that was restored, although the form has its text already.' },
    },
    chromatic: { disableSnapshot: true },
  },
  args: {
    status: 'draft',
    state: { kind: 'ready', draft: aPostDraft() },
    resolution: { onUseMine: fn(), onUseTheirs: fn(), onMerge: fn() },
    onSubmit: fn(),
    onTakeDown: fn(),
    unsaved: { ...stubUnsavedText(), replaced: { by: 'same', onUndo: fn() } },
    links: { staffPosts: '/django-posts' },
  },
} satisfies Meta<typeof PostEditorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** There is nothing to undo. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'This version is the same as the text in the form.',
      ),
    );
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
