import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { inForm } from '../Form/in-form';
import { FormCheckbox } from './FormCheckbox';

const meta = {
  component: FormCheckbox,
  parameters: {
    guide: {
      purpose: 'Checkbox bound to react-hook-form.',
      do: ['Label it with what is true when it is checked.', 'Put legal texts as links into the label.'],
      dont: ['Preselect consent.', 'Use it outside `Form`; use `CheckboxField`.'],
      accessibility: ['Invalid checkboxes have `aria-invalid` and are described by the error.'],
      themeSlots: ['MuiCheckbox'],
      mui: ['Checkbox'],
    } satisfies ComponentGuide,
  },
  decorators: [inForm],
  args: { name: 'isSame', label: 'Same as Shipping Address' },
} satisfies Meta<typeof FormCheckbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = {
  parameters: { form: { values: { isSame: true } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
export const Help: Story = {
  args: { helperText: 'The card is registered at the address the parcel goes to.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Error: Story = {
  parameters: { form: { errors: { isSame: 'Please tick this box.' } } },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'Same as Shipping Address' });

    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription('Please tick this box.');
  },
};
