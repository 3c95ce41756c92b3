import { aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LazyReadOnlyPost } from './editor-parts.lazy';
import { PostEditorScreen } from './PostEditorScreen';
import { stubUnsavedText } from './stub-unsaved-text';

const meta = {
  component: PostEditorScreen,
  loaders: [LazyReadOnlyPost.preload],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: { description: { component: 'A post that the account may not change.' } },
  },
  args: {
    status: 'draft',
    state: { kind: 'readOnly', post: aPostDraft(), username: 'Rose' },
    resolution: { onUseMine: fn(), onUseTheirs: fn(), onMerge: fn() },
    onSubmit: fn(),
    onTakeDown: fn(),
    unsaved: stubUnsavedText(),
    links: { staffPosts: '/django-posts' },
  },
} satisfies Meta<typeof PostEditorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('You can read this post, but not change it')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
