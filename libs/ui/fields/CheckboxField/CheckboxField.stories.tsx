import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { CheckboxField } from './CheckboxField';

const meta = {
  component: CheckboxField,
  parameters: {
    guide: {
      purpose: 'Checkbox for settings that take effect at once, and for plain forms.',
      do: [
        'Label it with what is true when it is checked.',
        'Use `name`, `value` and `defaultChecked` in forms without React.',
      ],
      dont: ['Use it inside `Form`; use `FormCheckbox`.', 'Write negative labels.'],
      accessibility: [
        'The label names the checkbox and is part of its click area; the helper text describes it.',
      ],
      themeSlots: ['MuiCheckbox', 'MuiFormControl', 'MuiFormControlLabel', 'MuiFormHelperText'],
      mui: ['Checkbox', 'FormControl', 'FormControlLabel', 'FormHelperText'],
    } satisfies ComponentGuide,
  },
  args: { label: 'Large keys', onChange: fn() },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Large keys' }));

    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), true);
  },
};
export const Checked: Story = { args: { checked: true } };
export const InPlainForm: Story = {
  args: { label: 'Available only', name: 'available', value: '1', defaultChecked: true },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'Available only' });

    await expect(checkbox).toBeChecked();
    await expect(checkbox).toHaveAttribute('value', '1');
  },
};
export const Help: Story = {
  args: { helperText: 'Fewer keys in each row. The board gets longer.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'Fewer keys in each row. The board gets longer.',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
