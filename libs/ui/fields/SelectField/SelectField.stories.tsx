import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../Form/in-form';
import { SelectField } from './SelectField';

const meta = {
  component: SelectField,
  decorators: [inForm],
  args: {
    name: 'country',
    label: 'Country',
    placeholder: 'Choose a country',
    options: [
      { value: 'CA', label: 'Canada' },
      { value: 'CD', label: 'Democratic Republic of the Congo' },
      { value: 'US', label: 'United States' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { parameters: { form: { values: { country: 'CD' } } } };
export const Required: Story = { args: { isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Error: Story = {
  parameters: { form: { errors: { country: 'State is required for United States.' } } },
};
