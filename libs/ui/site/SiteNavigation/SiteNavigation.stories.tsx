import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SiteNavigation } from './SiteNavigation';

const meta = {
  component: SiteNavigation,
  parameters: {
    guide: {
      purpose: 'Top bar with the main links, the cart and the donate button.',
      do: [
        'Keep labels to one or two words.',
        'Let `shownWhen` decide per visitor: the HTML is the same for everyone.',
      ],
      dont: ['Add a second level.', 'Compute the current page elsewhere; pass `currentPath`.'],
      accessibility: [
        'A navigation named “Main”; on phones it is a native popover that takes the focus and that Escape closes.',
        'The current page has `aria-current="page"`.',
      ],
      themeSlots: [
        'MuiButton',
        'MuiLink',
        'MuiToolbar',
        'MuiButtonBase',
        'palette.text.primary',
        'palette.outline',
        'palette.background.subtle',
        'palette.primary.main',
        'palette.background.default',
        'palette.scrim',
        'palette.divider',
        'palette.accent.main',
        'typography.h4',
        'typography.body2',
        'layout.touchTarget',
        'layout.hairline',
        'motions.quick',
        'shape.borderRadius',
      ],
      mui: ['Button', 'ButtonBase', 'Link', 'Stack', 'Toolbar'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
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
