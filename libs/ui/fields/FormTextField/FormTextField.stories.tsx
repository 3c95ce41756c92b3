import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { inForm } from '../Form/in-form';
import { FormTextField } from './FormTextField';

const meta = {
  component: FormTextField,
  parameters: {
    guide: {
      purpose: 'Text field bound to react-hook-form, for one line or several.',
      do: [
        'Set `autoComplete` and `inputMode`: they save typing on phones.',
        'Use `helperText` for the format, before an error has to explain it.',
      ],
      dont: ['Use a placeholder instead of a label.', 'Validate while typing for the first time.'],
      accessibility: [
        'Label, helper text and error are bound to the input; errors are announced.',
        'String adornments are decorative: name the unit in the label or helper text as well.',
      ],
      themeSlots: ['MuiInputAdornment', 'MuiOutlinedInput'],
      mui: ['InputAdornment', 'OutlinedInput'],
    } satisfies ComponentGuide,
  },
  decorators: [inForm],
  args: { name: 'firstName', label: 'First Name', autoComplete: 'given-name', required: true },
} satisfies Meta<typeof FormTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { parameters: { form: { values: { firstName: 'Matata' } } } };
export const Help: Story = { args: { helperText: 'As it stands on your card.' } };
export const Optional: Story = { args: { label: 'Address Line 2', required: false } };
export const Disabled: Story = {
  args: { disabled: true },
  parameters: { form: { values: { firstName: 'Matata' } } },
};
export const Error: Story = {
  args: { helperText: 'As it stands on your card.' },
  parameters: {
    form: { values: { firstName: 'M' }, errors: { firstName: 'First Name must be at least 2 characters.' } },
  },
};
export const Prefix: Story = {
  args: {
    name: 'amount',
    label: 'Amount',
    startAdornment: '$',
    inputMode: 'decimal',
  },
  parameters: { form: { values: { amount: '25.00' } } },
};
export const Suffix: Story = {
  args: {
    name: 'gift',
    label: 'Amount',
    inputMode: 'decimal',
    startAdornment: '$',
    endAdornment: 'every month',
    required: true,
  },
  parameters: { form: { values: { gift: '25' } } },
};
export const Rows: Story = { args: { name: 'content', label: 'Content', multiline: true, rows: 6 } };
export const ErrorOnPhone: Story = { parameters: Error.parameters };
