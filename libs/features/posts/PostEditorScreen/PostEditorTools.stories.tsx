import { aPost, aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyPostTools } from '../PostEditor/post-tools.lazy';
import { LazyScheduleDialog, LazyUnsavedText } from './editor-parts.lazy';
import { PostEditorScreen } from './PostEditorScreen';
import { stubTools } from './stub-tools';
import { stubUnsavedText } from './stub-unsaved-text';

const draft = aPostDraft({ content: '# What was found\n\nThe first sign means **groom**.' });

const meta = {
  component: PostEditorScreen,
  loaders: [LazyPostTools.preload, LazyScheduleDialog.preload, LazyUnsavedText.preload],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: { description: { component: 'Unsaved text, versions and preview link of a post that is edited.' } },
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

const revision = {
  version: 1,
  title: draft.title,
  username: 'Rose Adler',
  created_at: '2026-02-03T14:30:00.000Z',
  content: 'The first sign means **groom**.',
  previous: null,
};
const onRestore = fn();
const onCreate = fn();
const onSave = fn();
const tools = stubTools({ post: aPost(), revision, onRestore, onCreate, onSave });

type Story = StoryObj<typeof meta>;

const savedAt = new Date(2026, 1, 3, 12, 4).toISOString();
const unsavedText = { title: 'The first sign', editedAt: '2026-02-03T14:30:00.000Z' };
export const ReadySaved: Story = {
  args: { unsaved: { ...meta.args.unsaved, status: { kind: 'saved', at: savedAt } } },
  play: ({ canvas }) => expect(canvas.getByText('Saved 12:04 PM')).toBeVisible(),
};
export const ReadyOffline: Story = {
  args: { unsaved: { ...meta.args.unsaved, status: { kind: 'local' } } },
};
export const ReadySignedOut: Story = {
  args: { unsaved: { ...meta.args.unsaved, status: { kind: 'signedOut' } } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sign in and continue' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(button);

    await expect(args.unsaved.onSignIn).toHaveBeenCalledOnce();
  },
};
export const ReadyUnsaved: Story = {
  args: {
    unsaved: { ...meta.args.unsaved, status: { kind: 'unsaved', because: 'signedOut' }, isStored: false },
  },
};
export const ReadyRestored: Story = {
  args: { unsaved: { ...meta.args.unsaved, restored: unsavedText } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Discard text' }));

    await expect(args.unsaved.onDiscard).toHaveBeenCalledOnce();
  },
};
const undoReplace = fn();
export const ReadyWithEarlierVersion: Story = {
  args: { unsaved: { ...meta.args.unsaved, replaced: { by: 'version', onUndo: undoReplace } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }));

    await expect(undoReplace).toHaveBeenCalledOnce();
  },
};
export const ReadyWithOffer: Story = {
  args: { unsaved: { ...meta.args.unsaved, offered: unsavedText } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue with it' }));

    await expect(args.unsaved.onContinue).toHaveBeenCalledOnce();
  },
};
export const ReadyWithVersions: Story = {
  args: { tools },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(screen.getByRole('button', { name: 'Versions…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));

    await expect(onRestore).toHaveBeenCalledWith(revision);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Closing the dialog asks before what was typed is lost. */
export const ReadyWithDetails: Story = {
  args: { tools },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(screen.getByRole('button', { name: 'Details…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Details' }));
    await userEvent.type(dialog.getByLabelText(/^Excerpt/), 'About a sign.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep editing' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Save details' }));

    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ excerpt: 'About a sign.', picture: null }),
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ReadyToShare: Story = {
  args: { tools },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(screen.getByRole('button', { name: 'Preview link…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview link' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));

    await expect(onCreate).toHaveBeenCalled();
  },
};
/** Enter in the dialog's form schedules the post; it must not submit the editor, which would publish the post. */
export const ReadyToSchedule: Story = {
  args: { status: 'new' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(screen.getByRole('button', { name: 'Schedule…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule post' }));
    const time = dialog.getByLabelText<HTMLInputElement>('Publication time');
    await userEvent.type(dialog.getByLabelText('Publication date'), '2036-02-03');
    await userEvent.type(time, '14:30');
    // Enter; user-event does not submit forms from date fields.
    time.form?.requestSubmit();

    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(draft, expect.objectContaining({ status: 'scheduled' }));
  },
};
