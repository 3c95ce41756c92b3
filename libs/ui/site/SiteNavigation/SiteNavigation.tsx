import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ToolbarProps } from '@mui/material/Toolbar';
import type { SiteWord } from '@paniscus/lexigrams';
import { CartBadge } from '../../data-display/CartBadge/CartBadge';
import { Brand } from './Brand';
import { item, ROW_FROM } from './item.styles';
import { getAriaCurrent } from './navigation-item';
import type { NavigationItem } from './navigation-item';
import { MENU_ID, SiteMenu } from './SiteMenu';

interface SiteNavigationProps extends Omit<ToolbarProps, 'children'> {
  /** Name and home link, with the word of the logo's lexigram. */
  brand: { name: string; href: string; word: SiteWord };
  /** Links of the bar, in order; the one shown for a filled cart is also outside the menu on phones. */
  items: readonly NavigationItem[];
  /** The button at the end of the bar, which stays outside the menu on phones. */
  donate?: { href: string; label: string };
  /** URL path of the current page, without query. */
  currentPath: string;
  /** Shows a logout button while signed in; the site script handles it. */
  hasLogout?: boolean;
}

/** On phones, the cart is also outside the menu, because a filled cart brings people back. */
const CartLink = styled(Link)(({ theme }) => ({
  ...item(theme),
  fontWeight: 600,
  'html:not([data-cart-count]) &': { display: 'none' },
  [theme.breakpoints.up(ROW_FROM)]: { display: 'none' },
}));

/** Accent color, unless the main content has its own accent button. */
const DonateButton = styled(Button)<{ href: string }>(({ theme: { layout, spacing, vars } }) => ({
  minWidth: 0,
  minHeight: layout.touchTarget,
  paddingInline: spacing(2.5),
  '&[aria-current="page"], body:has(main .MuiButton-colorAccent) &': {
    color: vars.palette.text.primary,
    backgroundColor: 'transparent',
    borderColor: vars.palette.outline,
  },
}));

const MenuButton = styled(Button)(({ theme }) => ({
  ...item(theme),
  fontWeight: 600,
  [theme.breakpoints.up(ROW_FROM)]: { display: 'none' },
}));

/** Top bar; on phones, the items are in a native popover that needs no JavaScript. */
export function SiteNavigation(props: SiteNavigationProps) {
  const { brand, items, donate, currentPath, hasLogout = false, ...toolbar } = props;
  const cart = items.find(({ shownWhen }) => shownWhen === 'cart');
  return (
    <Toolbar {...toolbar}>
      <Brand {...brand} />
      <SiteMenu items={items} currentPath={currentPath} hasLogout={hasLogout} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {cart === undefined ? null : (
          <CartLink href={cart.href} aria-current={getAriaCurrent(cart.href, currentPath)}>
            {cart.label}
            <CartBadge />
          </CartLink>
        )}
        {donate === undefined ? null : (
          <DonateButton
            href={donate.href}
            color="accent"
            aria-current={getAriaCurrent(donate.href, currentPath)}
          >
            {donate.label}
          </DonateButton>
        )}
        <MenuButton variant="text" color="inherit" popoverTarget={MENU_ID}>
          Menu
        </MenuButton>
      </Stack>
    </Toolbar>
  );
}
