import { somePictures } from '@paniscus/fixtures';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PictureDialog } from './PictureDialog';

const pictures = somePictures();
const upload = { id: 1, name: 'IMG_2042.jpg', progress: 0.4 };

const meta = {
  component: PictureDialog,
  parameters: {
    guide: {
      purpose: 'Uploads a picture or chooses one of the media library, with its alt text.',
      do: ['Insert the picture with the alt text of `onInsert`, which is never blank.'],
      dont: ['Insert a picture without asking for its alt text.'],
      accessibility: [
        'The alt text is required, and its help says what to describe.',
        'The progress of each upload is named after its file and announced when it ends.',
      ],
      themeSlots: [],
      mui: [
        'Alert',
        'Box',
        'Button',
        'LinearProgress',
        'List',
        'ListItem',
        'ListItemButton',
        'OutlinedInput',
        'Stack',
        'Typography',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    isOpen: true,
    state: { kind: 'ready', pictures, hasMore: false },
    search: '',
    selected: undefined,
    uploads: [],
    onSearch: fn(),
    onSelect: fn(),
    onMore: fn(),
    onUpload: fn(),
    onRetry: fn(),
    onCancelUpload: fn(),
    onClose: fn(),
    onInsert: fn(),
  },
} satisfies Meta<typeof PictureDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name: 'Picture' }));

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialog(canvasElement);

    await userEvent.click(dialog.getByRole('button', { name: 'mug.png' }));

    await expect(args.onSelect).toHaveBeenCalledWith(pictures[1]);
  },
};
export const Selected: Story = {
  args: { selected: pictures[0] },
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialog(canvasElement);
    await expect(dialog.getByText('Posts that also use it: “The sign by the door”')).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('button', { name: 'Insert picture' }));

    await expect(args.onInsert).toHaveBeenCalledWith(pictures[0], 'A shirt with the sign for treehouse');
  },
};
export const OtherChosen: Story = {
  args: { selected: pictures[1] },
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialog(canvasElement);

    await userEvent.click(dialog.getByRole('button', { name: 'Choose another picture' }));

    await expect(args.onSelect).toHaveBeenCalledWith(undefined);
  },
};
export const ReadyOnPhone: Story = {};
export const SelectedOnPhone: Story = { args: { selected: pictures[0] } };
export const AltTextMissing: Story = {
  args: { selected: pictures[1] },
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialog(canvasElement);

    await userEvent.click(dialog.getByRole('button', { name: 'Insert picture' }));

    await expect(await dialog.findByText('Describe the picture in a few words.')).toBeInTheDocument();
    await expect(args.onInsert).not.toHaveBeenCalled();
  },
};
export const Uploading: Story = {
  args: { uploads: [upload, { id: 2, name: 'river.jpg', progress: 0 }] },
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialog(canvasElement);
    await expect(dialog.getByRole('progressbar', { name: 'Upload of IMG_2042.jpg' })).toHaveValue(40);

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the upload of IMG_2042.jpg' }));

    await expect(args.onCancelUpload).toHaveBeenCalledWith(1);
  },
};
export const UploadFailed: Story = {
  args: { uploads: [{ ...upload, message: 'The server could not be reached. Check your connection.' }] },
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialog(canvasElement);

    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));

    await expect(args.onRetry).toHaveBeenCalledWith(1);
  },
};
export const UploadRefused: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { uploads: [{ ...upload, message: 'The file is empty.', isRefused: true }] },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);

    await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
export const UploadFailedOnPhone: Story = { args: UploadFailed.args };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'Failed to load the media library. Close this and try again in a moment.',
    },
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', pictures: [], hasMore: false } } };
export const NothingFound: Story = {
  args: { search: 'elephant', state: { kind: 'ready', pictures: [], hasMore: false } },
};
export const More: Story = {
  args: { state: { kind: 'ready', pictures, hasMore: true } },
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialog(canvasElement);

    await userEvent.click(dialog.getByRole('button', { name: 'Show more pictures' }));

    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
