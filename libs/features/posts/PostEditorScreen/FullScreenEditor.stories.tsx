import { aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LazyPostTools } from '../PostEditor/post-tools.lazy';
import { PostEditorScreen } from './PostEditorScreen';
import { stubUnsavedText } from './stub-unsaved-text';

const draft = aPostDraft({ content: '# What was found\n\nThe first sign means **groom**.' });

const meta = {
  component: PostEditorScreen,
  loaders: [LazyPostTools.preload],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: { description: { component: 'The editor covers the window.' } },
  },
  args: {
    status: 'draft',
    state: { kind: 'ready', draft },
    resolution: { onUseMine: fn(), onUseTheirs: fn(), onMerge: fn() },
    onSubmit: fn(),
    onTakeDown: fn(),
    unsaved: stubUnsavedText(),
    links: { staffPosts: '/django-posts' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));

    await expect(canvas.getByRole('dialog', { name: 'Full screen' })).toBeVisible();
    await expect(canvas.getByLabelText('Content')).toHaveFocus();
    await expect(canvas.getByText('Edit post').closest('[inert]')).not.toBeNull();
  },
} satisfies Meta<typeof PostEditorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyInFullScreen: Story = {};
export const ReadyInFullScreenOnPhone: Story = {};
export const ReadyAfterFullScreen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText<HTMLTextAreaElement>('Content');
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await userEvent.type(area, ' Then rest.');

    await userEvent.keyboard('{Control>}s{/Control}{Escape}');

    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(area).toHaveFocus();
    await expect(area).toHaveValue(`${draft.content} Then rest.`);
    await expect(args.unsaved.onSave).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
