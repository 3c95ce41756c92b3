import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToggleField } from './ToggleField';

const meta = {
  component: ToggleField,
  args: { label: 'Large keys', isOn: false, onToggle: fn() },
} satisfies Meta<typeof ToggleField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Large keys' }));

    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { isOn: true } };
export const Help: Story = { args: { help: 'Fewer keys side by side; the board is longer.' } };
