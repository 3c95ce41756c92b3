import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button';

const meta = { component: Button, args: { children: 'Read the posts' } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { look: 'accent', children: 'Donate' } };
export const Plain: Story = { args: { look: 'plain' } };
export const Danger: Story = { args: { look: 'danger', children: 'Remove the post' } };
export const Link: Story = { args: { href: '#posts' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Processing: Story = { args: { isProcessing: true } };
export const Wide: Story = { args: { isWide: true } };
export const LongTextOnPhone: Story = {
  args: { children: 'Go back to the form and try again with another card' },
};
