import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ReadOnlyField } from './ReadOnlyField';

const meta = {
  component: ReadOnlyField,
  parameters: {
    guide: {
      purpose: 'A value among fields that cannot be changed.',
      do: ['Say in `helperText` why, and how to change it elsewhere.'],
      dont: [
        'Use a disabled field instead: it cannot be focused or copied.',
        'Use it for values outside forms; use a description list.',
      ],
      accessibility: ['A focusable input with `readonly`, which screen readers announce.'],
      themeSlots: ['MuiOutlinedInput'],
      mui: ['OutlinedInput'],
    } satisfies ComponentGuide,
  },
  args: { label: 'Country', value: 'United States' },
} satisfies Meta<typeof ReadOnlyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Help: Story = { args: { helperText: 'We ship only within the United States.' } };
