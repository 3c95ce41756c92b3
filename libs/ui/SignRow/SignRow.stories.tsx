import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignRow } from './SignRow';

const meta = {
  component: SignRow,
  args: { label: 'Five signs', words: ['Kanzi', 'banana', 'outdoors', 'tickle', 'good'] },
} satisfies Meta<typeof SignRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Huge: Story = { args: { size: 'huge' } };
