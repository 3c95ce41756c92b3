import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select';

const meta = {
  component: Select,
  args: {
    label: 'Size',
    options: [
      { value: 'S', label: 'S' },
      { value: 'M', label: 'M' },
      { value: 'L', label: 'L - sold out' },
    ],
    defaultValue: 'M',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Size' });

    await userEvent.selectOptions(select, 'L - sold out');

    await expect(args.onChange).toHaveBeenCalledWith('L');
  },
};
export const HiddenLabel: Story = {
  args: { hiddenLabel: ' of Forest Shirt' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Size of Forest Shirt' })).toBeVisible();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { isInvalid: true } };
