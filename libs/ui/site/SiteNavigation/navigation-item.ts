export interface NavigationItem {
  /** URL path of the page; it and the pages below it mark the item as current. */
  href: string;
  /** One or two words. */
  label: string;
  /** `signed-in` and `signed-out` follow `html[data-signed-in]`, `cart` follows `html[data-cart-count]`. */
  shownWhen?: 'always' | 'signed-in' | 'signed-out' | 'cart';
}

const isCurrent = (href: string, path: string) =>
  href === path || (href !== '/' && path.toLowerCase().startsWith(`${href.toLowerCase()}/`));

export const getAriaCurrent = (href: string, path: string) => (isCurrent(href, path) ? 'page' : undefined);
