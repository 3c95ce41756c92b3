import { buildDelta, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImportDialog } from './ImportDialog';
import { writtenBoard, writtenPackage } from './written-files';

const delta = buildDelta(['banana', 'give', 'hot-dog']);
const site = 'https://paniscus.example';

const meta = {
  component: ImportDialog,
  args: { isOpen: true, delta: EMPTY_DELTA, onDelta: fn(), onClose: fn() },
} satisfies Meta<typeof ImportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BoardImported: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { name, content } = writtenBoard('delta', delta, site);

    await userEvent.upload(canvas.getByLabelText('File (.obf or .obz)'), new File([content], name));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use as Delta' }));

    await expect(args.onDelta).toHaveBeenLastCalledWith(delta);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onDelta).toHaveBeenLastCalledWith(EMPTY_DELTA);
  },
};

export const PackageImported: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { name, content } = await writtenPackage(delta, site);

    await userEvent.upload(canvas.getByLabelText('File (.obf or .obz)'), new File([content], name));
    await userEvent.selectOptions(await canvas.findByLabelText('One of 4 boards'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Use as Delta' }));

    await expect(args.onDelta).toHaveBeenLastCalledWith(delta);
  },
};

export const BrokenFile: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.upload(canvas.getByLabelText('File (.obf or .obz)'), new File(['{'], 'broken.obf'));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('“broken.obf” was not imported');
    await expect(args.onDelta).not.toHaveBeenCalled();
  },
};
