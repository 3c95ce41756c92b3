import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminLayout } from './AdminLayout';
import meta from './AdminLayout.stories';

export default {
  component: AdminLayout,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, chromatic: { disableSnapshot: true } },
  args: { ...meta.args, isOffline: true },
} satisfies Meta<typeof AdminLayout>;

type Story = StoryObj<typeof AdminLayout>;

/** A link that is pressed without a network waits, and the page says why. */
export const Offline: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'You are offline. Pages open when you are connected again.',
    );
  },
};
