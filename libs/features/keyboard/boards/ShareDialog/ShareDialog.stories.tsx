import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, screen, userEvent } from 'storybook/test';
import { addOwnWords } from '../../store/own-words';
import { drawPicture, computePictureSize } from './sentence-picture';
import { ShareDialog } from './ShareDialog';

const meta = {
  component: ShareDialog,
  parameters: {
    docs: { description: { component: 'Shares the sentence of the keyboard as a link or a picture.' } },
  },
  args: {
    open: true,
    shared: { board: 'alpha', set: 20, sentence: ['please', 'give', 'banana'] },
    site: 'https://paniscus.example',
    onClose: fn(),
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));

    await expect(write).toHaveBeenCalledWith(
      'https://paniscus.example/PaniscusKeyboard?panel=alpha&set=20&say=please.give.banana',
    );
    await expect(await screen.findByText('The link was copied.')).toBeVisible();
  },
};

export const NotCopied: Story = {
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    spyOn(document, 'execCommand').mockReturnValue(false);

    await userEvent.click(await screen.findByRole('button', { name: 'Copy words' }));

    await expect(await screen.findByRole('alert')).toHaveTextContent('The text could not be copied.');
  },
};

export const PictureDrawn: Story = {
  play: async () => {
    const picture = await drawPicture(['please', 'give', 'banana', 'and', 'juice'], 'Paniscus Keyboard');

    const { width, height } = await createImageBitmap(picture);
    await expect({ width, height }).toEqual(computePictureSize(5));
    await expect(picture.type).toBe('image/png');
  },
};

export const PictureDrawnWithOwnWords: Story = {
  play: async () => {
    const red = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#f00"/></svg>')}`;
    addOwnWords([
      { key: 'own-grandma', word: 'Grandma', picture: red },
      { key: 'own-hello', word: 'hello', picture: 'data:image/png;base64,broken' },
    ]);

    const bitmap = await createImageBitmap(
      await drawPicture(['own-grandma', 'own-hello'], 'Paniscus Keyboard'),
    );
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const getColor = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];

    await expect(getColor(64 + 96, 64 + 96)).toEqual([255, 0, 0, 255]);
    await expect(bitmap.width).toBe(computePictureSize(2).width);
  },
};
