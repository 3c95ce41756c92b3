import { STORAGE_KEYS } from '@paniscus/domain';

export type Scheme = 'light' | 'dark';

/** Where the browser keeps the colour scheme that was chosen here; without a choice the machine's counts. */
export const SCHEME_KEY = 'scheme';

const root = document.documentElement;

/** Local storage may be closed to us; then the visitor is a stranger with the machine's own scheme. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function schemeNow(): Scheme {
  const chosen = stored(SCHEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** How many things lie in the cart. */
export function cartCount(): number {
  try {
    const items: unknown = JSON.parse(stored(STORAGE_KEYS.cart) ?? '[]');
    if (!Array.isArray(items)) return 0;
    return items.reduce<number>((sum, item: { quantity?: unknown } | null) => {
      const quantity = Number(item?.quantity);
      return Number.isSafeInteger(quantity) && quantity > 0 ? sum + quantity : sum;
    }, 0);
  } catch {
    return 0;
  }
}

/**
 * Writes what depends on the person to `<html>`, where the style sheets read it, so that one page fits everybody:
 * data-scheme, data-signed-in, data-cart-count and, as CSS text, --cart-count.
 */
export function showPerson(): void {
  root.dataset.scheme = schemeNow();
  root.toggleAttribute('data-signed-in', Boolean(stored(STORAGE_KEYS.access)));
  const count = cartCount();
  if (count > 0) root.dataset.cartCount = String(count);
  else delete root.dataset.cartCount;
  root.style.setProperty('--cart-count', `"${count}"`);
}
