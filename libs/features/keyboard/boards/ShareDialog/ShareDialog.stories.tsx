import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { getPicture, getPictureSize } from './sentence-picture';
import { ShareDialog } from './ShareDialog';

const meta = {
  component: ShareDialog,
  args: {
    isOpen: true,
    shared: { board: 'alpha', set: 20, sentence: ['please', 'give', 'banana'] },
    site: 'https://paniscus.example',
    onClose: fn(),
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));

    await expect(write).toHaveBeenCalledWith(
      'https://paniscus.example/PaniscusKeyboard?panel=alpha&set=20&say=please.give.banana',
    );
    await expect(await canvas.findByText('The link is copied.')).toBeVisible();
  },
};

export const NotCopied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

    await userEvent.click(await canvas.findByRole('button', { name: 'Copy words' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('The text could not be copied.');
  },
};

export const PictureDrawn: Story = {
  play: async () => {
    const picture = await getPicture(['please', 'give', 'banana', 'and', 'juice'], 'Paniscus Keyboard');

    const { width, height } = await createImageBitmap(picture);
    await expect({ width, height }).toEqual(getPictureSize(5));
    await expect(picture.type).toBe('image/png');
  },
};
