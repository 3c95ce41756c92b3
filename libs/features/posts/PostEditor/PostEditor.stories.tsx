import type { PostDraft } from '@paniscus/domain/posts';
import { aPostDraft } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyMarkdownSyntax } from '../PostEditorScreen/editor-parts.lazy';
import { PostEditor } from './PostEditor';
import type { PostFormStatus } from './PostEditor';
import { stubUnsavedText } from '../PostEditorScreen/stub-unsaved-text';

const meta = {
  component: PostEditor,
  parameters: { docs: { description: { component: 'Form in which staff write a post, with a preview.' } } },
  args: {
    state: { kind: 'ready', draft: { title: '', content: '' } },
    status: 'new',
    onSubmit: fn(),
    onTakeDown: fn(),
    onDraftChange: fn(),
    unsaved: stubUnsavedText(),
    links: { staffPosts: '/django-posts' },
  },
} satisfies Meta<typeof PostEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

const findElements = (element: HTMLElement) => {
  const canvas = within(element);
  return {
    canvas,
    title: canvas.getByLabelText('Title'),
    content: canvas.getByLabelText('Content'),
    create: canvas.getByRole('button', { name: 'Create Post' }),
  };
};

/** Whether the browser would warn before leaving the page: not while the text is stored. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { title, content, create } = findElements(canvasElement);

    await userEvent.click(create);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('Title is required.');
    await expect(content).toBeValid();

    await userEvent.type(title, 'Groom');
    await waitFor(() => expect(title).toBeValid());
    await expect(isGuarded()).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const InvalidInPreview: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, title, create } = findElements(canvasElement);

    await userEvent.type(title, 'Groom');
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(await canvas.findByText('Nothing to preview yet.')).toBeVisible();
    await userEvent.click(create);

    const preview = within(canvas.getByRole('tabpanel', { name: 'Preview' }));
    await expect(await preview.findByRole('alert')).toHaveTextContent('Content is required.');
  },
};
export const NearTheLimit: Story = {
  args: { state: { kind: 'ready', draft: aPostDraft({ title: 'x'.repeat(195) }) } },
  play: async ({ canvasElement }) => {
    const { canvas, title } = findElements(canvasElement);
    await expect(canvas.getByText('5 characters left.')).toBeVisible();

    await userEvent.type(title, 'sevenxx');

    await expect(canvas.getByText('2 characters too many.')).toBeVisible();
  },
};
export const Guarded: Story = {
  args: { unsaved: { ...meta.args.unsaved, isStored: false } },
  play: async ({ canvasElement, args }) => {
    const { title } = findElements(canvasElement);
    await expect(isGuarded()).toBe(false);

    await userEvent.type(title, 'G');
    await expect(isGuarded()).toBe(true);
    await userEvent.clear(title);

    await expect(isGuarded()).toBe(false);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ title: '', content: '' });
  },
};
export const Previewed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, content } = findElements(canvasElement);

    await userEvent.type(content, '**groom** <b>');
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(await canvas.findByText('groom')).toBeVisible();
    await expect(canvas.getByText('groom').tagName).toBe('STRONG');
    await expect(canvas.getByText('<b>')).toBeVisible();

    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await waitFor(() => expect(canvas.queryByText('groom')).toBeNull());
    await expect(content).toHaveValue('**groom** <b>');
  },
};
const ERRORS = { content: 'Describe every picture before you publish.' };
/** The server rejects every submit. Each change of the text renders the editor again, as saving a draft does. */
export const RetainedWhenRejected: Story = {
  args: { unsaved: { ...meta.args.unsaved, isStored: false } },
  render: function Refusing(args) {
    const [rejected, setRejected] = useState<PostDraft>();
    const [, setChanges] = useState(0);
    const state: PostFormStatus =
      rejected === undefined
        ? args.state
        : { kind: 'rejected', draft: rejected, message: 'Failed to create post', errors: ERRORS };
    return (
      <PostEditor
        {...args}
        state={state}
        onSubmit={setRejected}
        onDraftChange={() => setChanges((changes) => changes + 1)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, title, content, create } = findElements(canvasElement);

    await userEvent.type(title, 'Groom');
    await userEvent.type(content, 'The first sign.');
    await userEvent.click(create);

    await expect(await canvas.findByText('Failed to create post')).toBeVisible();
    await waitFor(() => expect(content).toHaveFocus());
    await expect(content).toHaveAccessibleDescription(new RegExp(ERRORS.content));
    await userEvent.type(title, ' and hug');
    await expect(title).toHaveFocus();
    await expect(title).toHaveValue('Groom and hug');
    await expect(content).toHaveValue('The first sign.');
    await expect(isGuarded()).toBe(true);
  },
};
export const HelpOnPhone: Story = {
  loaders: [LazyMarkdownSyntax.preload],
  play: async ({ canvasElement }) => {
    const { canvas } = findElements(canvasElement);

    await userEvent.click(canvas.getByText('How to write Markdown'));

    await expect(await canvas.findByText('**important**')).toBeVisible();
  },
};
