import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardButton } from './ClipboardButton';

const meta = {
  component: ClipboardButton,
  args: { from: 'citation', children: 'Copy APA' },
} satisfies Meta<typeof ClipboardButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
