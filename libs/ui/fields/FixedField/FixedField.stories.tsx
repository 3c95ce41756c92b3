import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixedField } from './FixedField';

const meta = {
  component: FixedField,
  args: { label: 'Country', value: 'United States' },
} satisfies Meta<typeof FixedField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Help: Story = { args: { help: 'We deliver within the United States only.' } };
