import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { inForm } from '../Form/in-form';
import { FormSelect } from './FormSelect';

const meta = {
  component: FormSelect,
  parameters: {
    guide: {
      purpose: 'Native select bound to react-hook-form.',
      do: [
        'Use it for more than about six options.',
        'Set `placeholder` when no option is a safe default, and `autoComplete` for addresses.',
      ],
      dont: [
        'Use it for two or three options; use `SegmentedControl`.',
        'Sort options by code; sort by label.',
      ],
      accessibility: [
        'A native select: familiar on phones, and supported by autofill and screen readers.',
        'Invalid selects have `aria-invalid` and are described by the error.',
      ],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
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
} satisfies Meta<typeof FormSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { parameters: { form: { values: { country: 'CD' } } } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Error: Story = {
  parameters: { form: { errors: { country: 'State is required for United States.' } } },
};
