import { aPostDraft, somePictures } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { insertIntoTextArea } from '../PictureDialog/insert-into-text-area';
import { PictureDialog } from '../PictureDialog/PictureDialog';
import type { PictureLibraryProps, PicturePickerProps } from '../PictureDialog/picture.types';
import { PostEditorScreen } from './PostEditorScreen';
import { stubUnsavedText } from './stub-unsaved-text';

const draft = aPostDraft({ content: '# What was found\n\nThe first sign means **groom**.' });
const [picture] = somePictures();
const undescribed = picture && { ...picture, alt: '' };
const library = {
  state: { kind: 'ready', pictures: somePictures(), hasMore: false },
  search: '',
  selected: undescribed,
  uploads: [],
  onSearch: fn(),
  onSelect: fn(),
  onMore: fn(),
  onUpload: fn(),
  onRetry: fn(),
  onCancelUpload: fn(),
} satisfies PictureLibraryProps;
const receivedFiles = fn<(files: readonly File[]) => void>();

function PicturePicker({ files, getTextArea, ...dialog }: PicturePickerProps) {
  useEffect(() => receivedFiles(files), [files]);
  return (
    <PictureDialog
      {...library}
      {...dialog}
      onInsert={({ url }, alt) => {
        insertIntoTextArea(getTextArea(), { url, alt });
        dialog.onClose();
      }}
    />
  );
}

const meta = {
  component: PostEditorScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: { description: { component: 'Pictures that are inserted into a post.' } },
  },
  args: {
    status: 'new',
    state: { kind: 'ready', draft },
    PicturePicker,
    resolution: { onUseMine: fn(), onUseTheirs: fn(), onMerge: fn() },
    onSubmit: fn(),
    onTakeDown: fn(),
    unsaved: stubUnsavedText(),
    links: { staffPosts: '/django-posts' },
  },
} satisfies Meta<typeof PostEditorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyWithPicture: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const area = screen.getByLabelText<HTMLTextAreaElement>('Content');
    area.focus();
    area.setSelectionRange(0, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));

    await userEvent.type(dialog.getByLabelText('Alt text'), 'A ripe fig');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert picture' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(area).toHaveValue(`![A ripe fig](${picture?.url})\n\n${draft.content}`);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
const figFiles = () => {
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'fig.png', { type: 'image/png' }));
  return data;
};
export const ReadyWithPastedPicture: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    screen.getByLabelText('Content').focus();

    await userEvent.paste(figFiles());

    await expect(receivedFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'fig.png' })]);
    await expect(await screen.findByRole('dialog', { name: 'Picture' })).toBeInTheDocument();
  },
};
export const ReadyWithDroppedPicture: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const area = screen.getByLabelText('Content');
    const drop = { bubbles: true, cancelable: true, dataTransfer: figFiles() };

    // The browser would open the file where a drag is not accepted.
    const isOpened = area.dispatchEvent(new DragEvent('dragover', drop));
    area.dispatchEvent(new DragEvent('drop', drop));

    await expect(isOpened).toBe(false);
    await expect(receivedFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'fig.png' })]);
    await expect(await screen.findByRole('dialog', { name: 'Picture' })).toBeInTheDocument();
  },
};
