import { Page } from '@paniscus/ui';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteLayout } from './SiteLayout';

const meta = {
  component: SiteLayout,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Navigation, footer and consent request around every page.',
      do: [
        'Pass `currentPath`, so that the current page is marked.',
        'Pass `analyticsHost` only when statistics are configured: visitors are asked for consent then.',
      ],
      dont: [
        'Use it for staff pages: they have `AdminLayout`.',
        'Put what only signed-in visitors see into the HTML as a condition: pages are cached, so use `shownWhen`.',
      ],
      accessibility: [
        'The first tab stop skips to the content.',
        'The menu is a native popover, and works without JavaScript.',
        'The consent request does not cover the page and can be answered later.',
      ],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: {
    currentPath: '/posts',
    items: [
      { href: '/', label: 'Home' },
      { href: '/posts', label: 'Posts' },
      { href: '/privacy-policy', label: 'Privacy policy' },
      { href: '/create-post', label: 'Create Post', shownWhen: 'signed-in' },
    ],
    links: {
      home: '/',
      celebration: '/KanziCelebration',
      posts: '/posts',
      videos: '/video',
      bibliography: '/SueBiblio',
      search: '/search',
      keyboard: '/keyboard',
      information: '/info',
      store: '/store',
      donate: '/donate',
      findGiving: '/find-giving',
      findOrder: '/find-order',
      mission: '/Mission',
      conservation: '/Conservation',
      impact: '/impact',
      research: '/research',
      about: '/about',
      contact: '/contact',
      history: '/history',
      signs: '/signs',
      games: '/games',
      newsletter: '/newsletter',
      privacyPolicy: '/privacy-policy',
      login: '/login',
    },
    children: <Page title="Posts" lead="What was seen, heard and written down." sign="blackberry" />,
  },
} satisfies Meta<typeof SiteLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Finds the links of the navigation bar; in a narrow window they are in a menu. */
async function findNavigation(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const menu = canvas.queryByRole('button', { name: 'Menu' });
  if (menu !== null) await userEvent.click(menu);
  return within(await canvas.findByRole('navigation', { name: 'Main' }));
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));

    await expect(footer.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donate');
    await expect(footer.getByRole('link', { name: 'Find my gifts' })).toHaveAttribute('href', '/find-giving');
    await expect(footer.getByText(/© 2013-2025 Paniscus Initiative, Inc\./)).toBeVisible();
  },
};
export const DefaultOnPhone: Story = {};
export const DefaultAsStaff: Story = {
  args: { currentPath: '/post/7', editPostHref: '/edit-post/7' },
  parameters: { html: { isSignedIn: true } },
  play: async ({ canvasElement }) => {
    const navigation = await findNavigation(canvasElement);

    await expect(navigation.getByRole('link', { name: 'Edit Post' })).toHaveAttribute('href', '/edit-post/7');
    await expect(navigation.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};
export const MenuOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const navigation = await findNavigation(canvasElement);

    await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.queryByRole('link', { name: 'Create Post' })).toBeNull();
    await expect(navigation.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};
