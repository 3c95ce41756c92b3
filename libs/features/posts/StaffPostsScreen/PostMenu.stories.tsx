import { aPost } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostMenu } from './PostMenu';

const meta = {
  component: PostMenu,
  parameters: {
    docs: { description: { component: 'Menu with the actions of a post in the list for staff.' } },
  },
  args: { post: aPost({ title: 'Here', status: 'published' }), isProcessing: false, onAction: fn() },
} satisfies Meta<typeof PostMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sendable: Story = {
  args: { sendHref: '/newsletter-issues?post=1' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Here' }));

    const item = await screen.findByRole('menuitem', { name: 'Send to subscribers…' });
    await expect(item).toHaveAttribute('href', '/newsletter-issues?post=1');
  },
};
export const Processing: Story = { args: { isProcessing: true } };
