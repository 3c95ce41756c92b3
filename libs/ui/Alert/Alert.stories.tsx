import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta = {
  component: Alert,
  args: { kind: 'info', children: 'We write to you only about this gift.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  args: { kind: 'error', title: 'Your card was declined', children: 'Nothing was taken. Try another card.' },
};
export const Warning: Story = { args: { kind: 'warning', children: 'This page has not been saved yet.' } };
export const Success: Story = { args: { kind: 'success', children: 'The post is on the site.' } };
export const Action: Story = {
  args: {
    kind: 'error',
    title: 'Failed to load the post',
    children: 'The server did not answer.',
    action: <Button look="plain">Try again</Button>,
  },
};
