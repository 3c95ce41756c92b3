import { Page } from '@paniscus/ui';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CommandPalette } from '../CommandPalette/CommandPalette';
import type { PaletteProps } from '../CommandPalette/command-palette.types';
import { AdminLayout } from './AdminLayout';

function OpenPalette(props: PaletteProps) {
  const noop = () => undefined;
  return (
    <CommandPalette
      {...props}
      role="admin"
      text=""
      search={{ kind: 'idle' }}
      actions={[]}
      onText={noop}
      onOpen={noop}
    />
  );
}

const meta = {
  component: AdminLayout,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Frame of every page for staff: bar, navigation by role, and the page.',
      do: [
        'Render the page as its child, below one `Page`.',
        'Pass the account as soon as it is known; until then the navigation shows what every role may open.',
      ],
      dont: [
        'Use it for public pages: they have `SiteLayout`.',
        'Add links here that a role may not open; the sections come from `admin-navigation.data.ts`.',
      ],
      accessibility: [
        'The first tab stop skips to the content, which is the only `main`.',
        'The current page is marked with `aria-current`; the drawer of narrow windows keeps the focus and returns it.',
        'Control+K or Command+K opens the palette, except where the focused control uses it.',
      ],
      themeSlots: ['MuiAppBar', 'MuiIconButton', 'palette.divider', 'layout.touchTarget'],
      mui: [
        'Alert',
        'AppBar',
        'Box',
        'Button',
        'Divider',
        'Drawer',
        'IconButton',
        'Link',
        'List',
        'ListItem',
        'ListItemButton',
        'ListItemIcon',
        'ListItemText',
        'Menu',
        'MenuItem',
        'Stack',
        'Toolbar',
        'Typography',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    account: { name: 'Ada Nguyen', role: 'admin' },
    currentPath: '/orders/7',
    links: {
      home: '/',
      dashboard: '/dashboard',
      createPost: '/create-post',
      staffPosts: '/django-posts',
      mediaLibrary: '/media',
      staffOrders: '/orders',
      staffDonations: '/donations',
      staffRecurringDonations: '/monthly-gifts',
      staffTributes: '/tributes',
      personalData: '/personal-data',
      staff: '/staff',
      audit: '/audit',
      account: '/account',
    },
    palette: OpenPalette,
    children: <Page title="Orders" lead="What was bought, and where it stands." sign="shirt" width="wide" />,
  },
} satisfies Meta<typeof AdminLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));

    await expect(navigation.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.getByRole('link', { name: 'Donations' })).not.toHaveAttribute('aria-current');
    await expect(within(canvasElement).getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};
export const DefaultAsEditor: Story = {
  args: { account: { name: 'Grace Okafor', role: 'editor' }, currentPath: '/django-posts' },
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));

    await expect(navigation.getByRole('link', { name: 'Manage posts' })).toBeVisible();
    await expect(navigation.queryByRole('link', { name: 'Orders' })).toBeNull();
    await expect(navigation.queryByRole('link', { name: 'Donations' })).toBeNull();
  },
};
export const Loading: Story = { args: { account: undefined } };
export const AccountMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account' }));

    const menu = within(await within(document.body).findByRole('menu', { name: 'Account' }));
    await waitFor(() => expect(menu.getByText('Ada Nguyen')).toBeVisible());
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};
export const PaletteOpen: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Go to' });
    await userEvent.click(button);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Go to' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{Control>}k{/Control}');

    await expect(await within(document.body).findByRole('combobox')).toHaveFocus();
  },
};
export const SkipLinkFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();

    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
export const DefaultOnPhone: Story = {};
export const MenuOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.click(button);

    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Menu' }));
    await expect(drawer.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
