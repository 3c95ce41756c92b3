import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminOnlyScreen } from './AdminOnlyScreen';

const meta = {
  component: AdminOnlyScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Shown to staff on pages that their role does not include.',
      accessibility: ['Says that nothing is wrong with the account, and links to a page that it may open.'],
    } satisfies ScreenGuide,
  },
  args: { links: { staffPosts: '/django-posts' } },
} satisfies Meta<typeof AdminOnlyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go to posts' })).toHaveAttribute(
      'href',
      '/django-posts',
    );
  },
};
export const ReadyForEditors: Story = { args: { title: 'For editors' } };
