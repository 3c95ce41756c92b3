import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceTiles } from './ChoiceTiles';

const meta = {
  component: ChoiceTiles,
  args: {
    label: 'A gift of',
    options: [
      { value: '25', label: '$25' },
      { value: '50', label: '$50' },
      { value: '100', label: '$100' },
      { value: '250', label: '$250' },
    ],
    value: '50',
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('radio', { name: '$100' }));

    await expect(args.onChange).toHaveBeenCalledWith('100');
  },
};
export const DefaultOnPhone: Story = {};
export const NoneChosen: Story = { args: { value: '37' } };
export const Help: Story = {
  args: {
    help: 'Or any other amount below.',
    options: [
      { value: '25', label: '$25', help: 'Fruit for a week' },
      { value: '50', label: '$50', help: 'A day of care' },
    ],
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
