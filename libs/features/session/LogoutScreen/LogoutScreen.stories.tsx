import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LogoutScreen } from './LogoutScreen';

const meta = {
  component: LogoutScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Asks signed-in staff to confirm logging out.',
      accessibility: ['Both answers are visible, and the one that keeps the session is a link.'],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'ready' }, onLogout: fn(), links: { staffPosts: '/django-posts' } },
} satisfies Meta<typeof LogoutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await expect(args.onLogout).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));

    await expect(args.onLogout).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute(
      'href',
      '/django-posts',
    );
  },
};
export const ReadyOnPhone: Story = {};
export const Processing: Story = {
  args: { state: { kind: 'processing' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
