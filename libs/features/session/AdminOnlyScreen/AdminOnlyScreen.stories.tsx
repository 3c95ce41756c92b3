import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminOnlyScreen } from './AdminOnlyScreen';

const meta = {
  component: AdminOnlyScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: {
      description: { component: 'Shown to staff on pages that their role does not include.' },
    },
  },
  args: { links: { staffPosts: '/django-posts' } },
} satisfies Meta<typeof AdminOnlyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'To the posts' })).toHaveAttribute(
      'href',
      '/django-posts',
    );
  },
};
export const ReadyForEditors: Story = { args: { title: 'For editors' } };
