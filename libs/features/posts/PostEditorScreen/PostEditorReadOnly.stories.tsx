import { aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    await expect(canvas.queryByText('Your unsaved text')).toBeNull();
  },
};

const onDiscard = fn();

/** The person typed in it until an administrator changed their role. */
export const ReadOnlyWithOwnText: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: {
      kind: 'readOnly',
      post: aPostDraft(),
      username: 'Rose',
      ownText: {
        draft: { title: 'Rain', content: 'It *poured*.' },
        editedAt: '2026-02-03T14:30:00.000Z',
        onDiscard,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('region', { name: 'Content of your unsaved text' });
    await expect(text).toHaveTextContent('Rain It *poured*.');
    await expect(canvas.getByRole('link', { name: 'unsaved text' })).toHaveAttribute('href', '#unsaved-text');
    await expect(canvas.getByRole('button', { name: 'Copy your unsaved text' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Discard text' }));

    await expect(onDiscard).toHaveBeenCalledOnce();
  },
};
