import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'How often',
    options: [
      { value: 'once', label: 'Once' },
      { value: 'monthly', label: 'Monthly' },
    ],
    value: 'once',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));

    await expect(args.onChange).toHaveBeenCalledWith('monthly');
  },
};
export const Moved: Story = {
  play: async ({ canvasElement, args }) => {
    canvasElement.querySelector('input')?.focus();

    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onChange).toHaveBeenCalledWith('monthly');
  },
};
export const LongText: Story = {
  args: {
    options: [
      { value: '', label: 'No' },
      { value: 'memory', label: 'In memory of' },
      { value: 'honor', label: 'In honour of' },
    ],
    value: 'memory',
  },
};
export const LongTextOnPhone: Story = { args: LongText.args };
export const Disabled: Story = { args: { isDisabled: true } };
