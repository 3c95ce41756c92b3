import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const meta = {
  component: TextField,
  argTypes: {
    error: { control: 'boolean', description: 'Marks the value as invalid.' },
    helperText: { control: 'text', description: 'Hint or error below the field.' },
    multiline: { control: 'boolean', description: 'Several lines; set `rows`.' },
    select: { control: 'boolean', description: 'A menu of options instead of text.' },
    required: { control: 'boolean', description: 'Whether a value is needed.' },
    disabled: { control: 'boolean', description: 'Disables the control.' },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s text field in our theme, without react-hook-form.',
      do: ['Use it for fields that belong to no form.', 'Use `helperText` for format and errors.'],
      dont: ['Use it inside `Form`; use `FormTextField`.', 'Use a placeholder instead of a label.'],
      accessibility: ['Label and helper text are bound to the input by Material UI.'],
      themeSlots: [
        'MuiFormControl',
        'MuiInputLabel',
        'MuiInputBase',
        'MuiOutlinedInput',
        'MuiFormHelperText',
        'MuiMenuItem',
        'palette.text.primary',
        'palette.text.secondary',
        'palette.outline',
        'palette.error.main',
      ],
      mui: ['TextField'],
    } satisfies ComponentGuide,
  },
  args: { label: 'First Name' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Matata' } };
export const Help: Story = { args: { helperText: 'As it stands on your card.' } };
export const Error: Story = {
  args: { defaultValue: 'M', error: true, helperText: 'First Name must be at least 2 characters.' },
};
export const Disabled: Story = { args: { defaultValue: 'Matata', disabled: true } };
export const Multiline: Story = { args: { label: 'Content', multiline: true, rows: 4 } };
export const Select: Story = {
  args: {
    label: 'Country',
    select: true,
    defaultValue: 'US',
    children: <MenuItem value="US">United States</MenuItem>,
  },
};
