import type { MouseEvent } from 'react';
import type { SiteWord } from '@paniscus/lexigrams';
import { CartBadge } from '../../CartBadge/CartBadge';
import { LexigramTile } from '../../LexigramTile/LexigramTile';
import { SchemeToggle } from '../../SchemeToggle/SchemeToggle';
import { Bar } from './bar.styles';

export interface NavigationItem {
  href: string;
  label: string;
  /** Who sees it: `signed-in` and `signed-out` follow `html[data-signed-in]`, `cart` follows `html[data-cart-count]`. */
  shownWhen?: 'always' | 'signed-in' | 'signed-out' | 'cart';
}

interface SiteNavigationProps {
  /** The name of the organisation, the way home, and the word whose sign is its mark. */
  brand: { name: string; href: string; word: SiteWord };
  items: readonly NavigationItem[];
  /** What we hope a visitor does, always in reach, outside the sheet. */
  donate?: { href: string; label: string };
  /** The address of the page that is shown. */
  currentPath: string;
  /** Signed in, there is a Logout button, which the script of every page answers. */
  hasLogout?: boolean;
}

const isCurrent = (href: string, path: string) =>
  href === path || (href !== '/' && path.toLowerCase().startsWith(`${href.toLowerCase()}/`));

/** On a page that does not load anew the sheet has to be closed by hand. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null && currentTarget.matches(':popover-open')) {
    currentTarget.hidePopover();
  }
}

/** The bar; on a phone its items are a sheet that the browser opens by itself, without script. */
export function SiteNavigation({
  brand,
  items,
  donate,
  currentPath,
  hasLogout = false,
}: SiteNavigationProps) {
  // On a phone it stands beside the menu as well, because a full cart is what brings people back.
  const cart = items.find(({ shownWhen }) => shownWhen === 'cart');
  const current = (href: string) => (isCurrent(href, currentPath) ? 'page' : undefined);
  return (
    <Bar>
      <a href={brand.href} data-part="brand">
        <LexigramTile word={brand.word} size="small" isDecorative />
        <span>{brand.name}</span>
      </a>
      <nav id="site-menu" popover="auto" aria-label="Main" onClick={closeAfterLink}>
        <button type="button" popoverTarget="site-menu" popoverTargetAction="hide" data-part="close">
          Close
        </button>
        <ul>
          {items.map(({ href, label, shownWhen = 'always' }) => (
            <li key={href} data-shown-when={shownWhen}>
              <a href={href} aria-current={current(href)}>
                {label}
                {shownWhen === 'cart' ? <CartBadge /> : null}
              </a>
            </li>
          ))}
          {hasLogout ? (
            <li data-shown-when="signed-in">
              <button type="button" data-action="log-out">
                Logout
              </button>
            </li>
          ) : null}
        </ul>
        <SchemeToggle />
      </nav>
      <div data-part="tools">
        {cart === undefined ? null : (
          <a href={cart.href} aria-current={current(cart.href)} data-part="cart">
            {cart.label}
            <CartBadge />
          </a>
        )}
        {donate === undefined ? null : (
          <a href={donate.href} aria-current={current(donate.href)} data-part="donate">
            {donate.label}
          </a>
        )}
        <button type="button" popoverTarget="site-menu" data-part="open">
          Menu
        </button>
      </div>
    </Bar>
  );
}
