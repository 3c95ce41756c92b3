import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: { word: 'outdoors', title: 'No posts available.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Action: Story = {
  args: {
    children: 'The first one will stand here as soon as it is written.',
    action: <Button href="#create">Create Post</Button>,
  },
};
export const ActionOnPhone: Story = { args: Action.args };
