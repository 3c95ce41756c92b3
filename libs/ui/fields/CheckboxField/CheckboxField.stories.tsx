import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../Form/in-form';
import { CheckboxField } from './CheckboxField';

const meta = {
  component: CheckboxField,
  decorators: [inForm],
  args: { name: 'isSame', label: 'Same as Shipping Address' },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { parameters: { form: { values: { isSame: true } } } };
export const Help: Story = { args: { help: 'The card is registered at the address the parcel goes to.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Error: Story = { parameters: { form: { errors: { isSame: 'Please tick this box.' } } } };
