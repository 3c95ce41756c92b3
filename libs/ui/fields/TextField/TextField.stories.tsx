import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../Form/in-form';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  decorators: [inForm],
  args: { name: 'firstName', label: 'First Name', autoComplete: 'given-name', isRequired: true },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { parameters: { form: { values: { firstName: 'Matata' } } } };
export const Help: Story = { args: { help: 'As it stands on your card.' } };
export const Optional: Story = { args: { label: 'Address Line 2', isRequired: false } };
export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { values: { firstName: 'Matata' } } },
};
export const Error: Story = {
  args: { help: 'As it stands on your card.' },
  parameters: {
    form: { values: { firstName: 'M' }, errors: { firstName: 'First Name must be at least 2 characters.' } },
  },
};
export const Prefix: Story = {
  args: {
    name: 'amount',
    label: 'Amount',
    type: 'number',
    prefix: '$',
    inputMode: 'decimal',
    min: 1,
    step: 0.01,
  },
  parameters: { form: { values: { amount: '25.00' } } },
};
export const Suffix: Story = {
  args: {
    name: 'gift',
    label: 'Amount',
    type: 'number',
    prefix: '$',
    suffix: 'every month',
    isRequired: true,
  },
  parameters: { form: { values: { gift: '25' } } },
};
export const Rows: Story = { args: { name: 'content', label: 'Content', rows: 6 } };
export const ErrorOnPhone: Story = { parameters: Error.parameters };
