import type { MouseEvent } from 'react';
import type { SiteWord } from '@paniscus/lexigrams';
import { CartBadge } from '../../CartBadge/CartBadge';
import { LexigramTile } from '../../LexigramTile/LexigramTile';
import { SchemeToggle } from '../../SchemeToggle/SchemeToggle';
import { Bar } from './bar.styles';

export interface NavigationItem {
  href: string;
  label: string;
  /** `signed-in` and `signed-out` follow `html[data-signed-in]`, `cart` follows `html[data-cart-count]`. */
  shownWhen?: 'always' | 'signed-in' | 'signed-out' | 'cart';
}

interface SiteNavigationProps {
  /** Name and home link, with the word of the logo's lexigram. */
  brand: { name: string; href: string; word: SiteWord };
  items: readonly NavigationItem[];
  donate?: { href: string; label: string };
  currentPath: string;
  /** Shows a logout button while signed in; the site script handles it. */
  hasLogout?: boolean;
}

const isCurrent = (href: string, path: string) =>
  href === path || (href !== '/' && path.toLowerCase().startsWith(`${href.toLowerCase()}/`));

const getAriaCurrent = (href: string, path: string) => (isCurrent(href, path) ? 'page' : undefined);

/** Client-side navigation does not close the popover. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null && currentTarget.matches(':popover-open')) {
    currentTarget.hidePopover();
  }
}

type SiteMenuProps = Pick<SiteNavigationProps, 'items' | 'currentPath' | 'hasLogout'>;

function SiteMenu({ items, currentPath, hasLogout }: SiteMenuProps) {
  return (
    <nav id="site-menu" popover="auto" aria-label="Main" onClick={closeAfterLink}>
      <button type="button" popoverTarget="site-menu" popoverTargetAction="hide" data-part="close">
        Close
      </button>
      <ul>
        {items.map(({ href, label, shownWhen = 'always' }) => (
          <li key={href} data-shown-when={shownWhen}>
            <a href={href} aria-current={getAriaCurrent(href, currentPath)}>
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
  );
}

/** Top bar; on phones, the items are in a native popover that needs no JavaScript. */
export function SiteNavigation({
  brand,
  items,
  donate,
  currentPath,
  hasLogout = false,
}: SiteNavigationProps) {
  // On phones, the cart is also outside the menu, because a filled cart brings people back.
  const cart = items.find(({ shownWhen }) => shownWhen === 'cart');
  return (
    <Bar>
      <a href={brand.href} data-part="brand">
        <LexigramTile word={brand.word} size="small" isDecorative />
        <span>{brand.name}</span>
      </a>
      <SiteMenu items={items} currentPath={currentPath} hasLogout={hasLogout} />
      <div data-part="tools">
        {cart === undefined ? null : (
          <a href={cart.href} aria-current={getAriaCurrent(cart.href, currentPath)} data-part="cart">
            {cart.label}
            <CartBadge />
          </a>
        )}
        {donate === undefined ? null : (
          <a href={donate.href} aria-current={getAriaCurrent(donate.href, currentPath)} data-part="donate">
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
