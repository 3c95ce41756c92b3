import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteNavigation } from './SiteNavigation';

const meta = {
  component: SiteNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Paniscus', href: '#home', word: 'Kanzi' },
    items: [
      { href: '/posts', label: 'Posts' },
      { href: '/info', label: 'About' },
      { href: '/video', label: 'Videos' },
      { href: '/store', label: 'Store' },
      { href: '/login', label: 'Login', shownWhen: 'signed-out' },
      { href: '/create-post', label: 'Create Post', shownWhen: 'signed-in' },
      { href: '/cart', label: 'Cart', shownWhen: 'cart' },
    ],
    donate: { href: '/donate', label: 'Donate' },
    currentPath: '/posts',
    hasLogout: true,
  },
} satisfies Meta<typeof SiteNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

const openSheet: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  await expect(canvas.getByRole('link', { name: 'Posts' })).toBeVisible();
};

export const Default: Story = {};
export const AsStaff: Story = { parameters: { html: { isSignedIn: true } } };
export const FullCart: Story = { parameters: { html: { cartCount: 3 } } };
export const DefaultOnPhone: Story = {};
export const OpenOnPhone: Story = { play: openSheet };
export const LinkPressedOnPhone: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await openSheet?.(context);
    // Like a client-side router, prevents a full page load.
    context.canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });

    await userEvent.click(canvas.getByRole('link', { name: 'Posts' }));

    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const OpenAsStaffOnPhone: Story = {
  parameters: { html: { isSignedIn: true, cartCount: 12 } },
  play: openSheet,
};
