import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { FileField } from './FileField';

const meta = {
  component: FileField,
  parameters: {
    guide: {
      purpose: 'A field that opens a file from the device.',
      do: [
        'Name the accepted types in the label or the help.',
        'Report a file that cannot be read as `errorText`.',
      ],
      dont: ['Use it for uploads of several files; use a button with progress for each file.'],
      accessibility: ['A native file input, named by its label and described by its help and error.'],
      themeSlots: ['MuiOutlinedInput', 'palette.outline', 'typography.button', 'shape.borderRadius'],
      mui: ['OutlinedInput'],
    } satisfies ComponentGuide,
  },
  args: { label: 'File (.obf or .obz)', accept: '.obf,.obz', required: true, onFile: fn() },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('File (.obf or .obz)');
    const file = new File(['{}'], 'words.obf');

    await userEvent.upload(field, file, { applyAccept: false });

    await expect(args.onFile).toHaveBeenCalledWith(file);
    await expect(field.files?.[0]?.name).toBe('words.obf');
    await userEvent.upload(field, file, { applyAccept: false });
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};
export const Help: Story = { args: { helperText: 'Nothing changes before you confirm it.' } };
export const Invalid: Story = { args: { errorText: 'This file could not be read.' } };
