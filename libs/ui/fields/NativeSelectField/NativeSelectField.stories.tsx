import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { NativeSelectField } from './NativeSelectField';

const meta = {
  component: NativeSelectField,
  parameters: {
    guide: {
      purpose: 'Native select for choices that take effect at once, and for plain forms.',
      do: [
        'Use `value` and `onChange` when controlled, `defaultValue` otherwise.',
        'Complete the label with `VisuallyHidden` when several selects are alike.',
      ],
      dont: ['Use it inside `Form`; use `FormSelect`.', 'Navigate on change without a button.'],
      accessibility: ['A native select with a bound label; `error` sets `aria-invalid`.'],
      themeSlots: ['MuiNativeSelect', 'MuiOutlinedInput'],
      mui: ['NativeSelect', 'OutlinedInput'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Size',
    options: [
      { value: 'S', label: 'S' },
      { value: 'M', label: 'M' },
      { value: 'L', label: 'L (sold out)' },
    ],
    defaultValue: 'M',
    onChange: fn(),
  },
} satisfies Meta<typeof NativeSelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Size' });

    await userEvent.selectOptions(select, 'L (sold out)');

    await expect(args.onChange).toHaveBeenCalledWith('L');
  },
};
export const HiddenLabel: Story = {
  args: {
    label: (
      <>
        Size<VisuallyHidden> of Forest Shirt</VisuallyHidden>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Size of Forest Shirt' })).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { error: true } };
