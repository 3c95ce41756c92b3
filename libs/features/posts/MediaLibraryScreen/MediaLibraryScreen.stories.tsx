import { somePictures } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MediaLibraryScreen } from './MediaLibraryScreen';
import type { OpenedPicture } from './media-library.types';

const pictures = somePictures();
const [usedPicture, blankPicture] = pictures;

const open = (picture = blankPicture, change: Partial<OpenedPicture> = {}): OpenedPicture | undefined =>
  picture && { picture, canChange: true, isProcessing: false, ...change };

const meta = {
  component: MediaLibraryScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Pictures of posts, their alt texts and uses, for staff.',
      accessibility: [
        'The result of an action is announced, and takes the focus when the control that had it is gone.',
        'Deleting asks in place of the button, with the focus on the answer that keeps the picture.',
        'Alt texts are edited here, once for all posts.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', pictures, hasMore: false },
    search: '',
    uploads: { uploads: [], onUpload: fn(), onRetry: fn(), onCancelUpload: fn() },
    opened: undefined,
    actions: {
      onSearch: fn(),
      onMore: fn(),
      onOpen: fn(),
      onClose: fn(),
      onSaveAlt: fn(),
      onDelete: fn(),
    },
    links: { editPost: (id: number) => `/edit-post/${id}` },
  },
} satisfies Meta<typeof MediaLibraryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the media library' } },
};
export const Empty: Story = { args: { state: { kind: 'empty' } } };
export const EmptyFiltered: Story = { args: { state: { kind: 'empty' }, search: 'elephant' } };
export const Ready: Story = {
  args: { state: { kind: 'ready', pictures, hasMore: true } },
  play: async ({ canvasElement, args: { actions } }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more pictures' }));
    await expect(actions.onMore).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: /mug\.png Not used No alt text/ }));

    await expect(actions.onOpen).toHaveBeenCalledWith(blankPicture);
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyDone: Story = {
  args: { state: { kind: 'ready', pictures, hasMore: false, done: 'Picture deleted.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Picture deleted.');
  },
};
export const ReadyDescribing: Story = {
  args: { opened: open() },
  play: async ({ args: { actions } }) => {
    const dialog = await findDialog('mug.png');
    await userEvent.click(dialog.getByRole('button', { name: 'Save alt text' }));
    await expect(await dialog.findByText('Describe the picture in a few words.')).toBeVisible();
    await expect(actions.onSaveAlt).not.toHaveBeenCalled();

    await userEvent.type(dialog.getByLabelText('Alt text'), 'A mug with the sign for banana');
    await userEvent.click(dialog.getByRole('button', { name: 'Save alt text' }));

    await waitFor(() => expect(actions.onSaveAlt).toHaveBeenCalledWith('A mug with the sign for banana'));
  },
};
export const ReadyDescribingOnPhone: Story = { args: { opened: open() } };
export const ReadyDeleting: Story = {
  args: { opened: open() },
  play: async ({ args: { actions } }) => {
    const dialog = await findDialog('mug.png');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete picture' }));
    await expect(actions.onDelete).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Keep picture' })).toHaveFocus();

    await userEvent.click(dialog.getByRole('button', { name: 'Delete picture' }));

    await expect(actions.onDelete).toHaveBeenCalledOnce();
  },
};
/** The button that takes the place of the answer gets the focus. */
export const ReadyDeletingCanceled: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { opened: open() },
  play: async () => {
    const dialog = await findDialog('mug.png');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete picture' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Keep picture' }));

    await expect(dialog.getByRole('button', { name: 'Delete picture' })).toHaveFocus();
  },
};
export const ReadyUsed: Story = {
  args: { opened: open(usedPicture) },
  play: async () => {
    const dialog = await findDialog('IMG_2041.jpg');

    await expect(dialog.getByRole('link', { name: 'The sign by the door' })).toHaveAttribute(
      'href',
      '/edit-post/7',
    );
    await expect(dialog.queryByRole('button', { name: 'Delete picture' })).toBeNull();
  },
};
export const ReadyReadOnly: Story = {
  args: { opened: open(usedPicture, { canChange: false }) },
  play: async () => {
    const dialog = await findDialog('IMG_2041.jpg');

    await expect(dialog.queryByRole('button', { name: 'Save alt text' })).toBeNull();
  },
};
export const Processing: Story = { args: { opened: open(blankPicture, { isProcessing: true }) } };
export const Refused: Story = {
  args: {
    opened: open(usedPicture, {
      message: 'Remove the picture from “The sign by the door” first.',
    }),
  },
};
