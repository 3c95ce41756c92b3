import { DEFAULT_SETTINGS, WORD_CLASSES } from '@paniscus/domain/keyboard';
import type { OwnWord } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { OwnWordDialog } from './OwnWordDialog';

const PICTURE = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#bcd"/><circle cx="4" cy="4" r="3"/></svg>',
)}`;

const GRANDMA: OwnWord = {
  key: 'own-grandma',
  word: 'Grandma',
  picture: PICTURE,
  recording: 'data:audio/wav;base64,UklGRg==',
  color: WORD_CLASSES[0]?.color,
};

const meta = {
  component: OwnWordDialog,
  parameters: {
    docs: {
      description: { component: 'Adds a word with its own picture and sound to Delta, or edits one.' },
    },
  },
  args: {
    open: true,
    edited: undefined,
    voice: DEFAULT_SETTINGS,
    onSave: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OwnWordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const NewOnPhone: Story = {};
export const Edited: Story = { args: { edited: GRANDMA } };
export const EditedOnPhone: Story = { args: Edited.args };
export const Silent: Story = { args: { edited: { key: 'own-wave', word: 'wave', isSilent: true } } };

/** A word from a file, in a color that is none of the word classes. */
export const ColorOfFile: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { edited: { ...GRANDMA, color: 'rgb(1, 2, 3)' } },
  play: async () => {
    await expect(await screen.findByLabelText('Kind of word')).toHaveDisplayValue('The color from the file');
  },
};
/** In a browser that cannot speak. */
export const WithoutVoice: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const { speechSynthesis } = window;
    Reflect.deleteProperty(window, 'speechSynthesis');
    return () =>
      Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis, configurable: true });
  },
  play: async () => {
    await expect(
      await screen.findByText('This browser has no voice. Record the word instead.'),
    ).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Word' }), ' Grandma ');
    await userEvent.type(screen.getByRole('textbox', { name: /Say it as/ }), 'Gran');
    await userEvent.selectOptions(screen.getByLabelText('Kind of word'), 'People (yellow)');
    await userEvent.click(screen.getByRole('button', { name: 'Save word' }));

    await expect(args.onSave).toHaveBeenCalledWith({
      key: expect.stringMatching(/^own-/),
      word: 'Grandma',
      spoken: 'Gran',
      color: WORD_CLASSES[0]?.color,
    });
  },
};

export const Canceled: Story = {
  tags: ['no-screenshot'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Word' }), 'Grandma{Escape}');
    await expect(await screen.findByText('Your changes are not saved.')).toHaveRole('alert');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A picture of two colors, wider than high. */
async function createPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 300;
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 300, 300);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob === null ? [] : [blob], 'grandma.png', { type: 'image/png' });
}

export const PictureCropped: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Word' }), 'Grandma');
    await userEvent.upload(screen.getByLabelText('Picture'), await createPicture());
    await waitFor(() => expect(screen.getByRole('img', { name: 'The picture on the key' })).toBeVisible());
    await expect(screen.getByText('“grandma.png” is chosen. It is cropped to a square.')).toHaveRole(
      'status',
    );
    await expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    await userEvent.click(screen.getByRole('button', { name: 'Save word' }));

    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ picture: expect.stringMatching(/^data:image\/webp;base64,/) }),
    );
  },
};

export const PictureUnreadable: Story = {
  play: async () => {
    const file = new File(['no picture'], 'note.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Picture'), file);

    await waitFor(() => expect(screen.getByText(/could not be read as a picture/)).toBeVisible());
  },
};

export const MicrophoneNotAllowed: Story = {
  play: async () => {
    const refusal = new DOMException('denied', 'NotAllowedError');
    const microphone = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refusal);

    await userEvent.click(await screen.findByRole('radio', { name: 'Recording' }));
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));

    await waitFor(() => expect(screen.getByText(/The microphone is not allowed/)).toBeVisible());
    microphone.mockRestore();
  },
};
