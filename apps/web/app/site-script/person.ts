import { STORAGE_KEYS } from '@paniscus/domain';
import { stored } from './storage';

type Scheme = 'light' | 'dark';

/** Where the browser keeps the color scheme that was chosen here; without a choice the machine's counts. */
const SCHEME_KEY = 'scheme';

function schemeNow(): Scheme {
  const chosen = stored(SCHEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** How many things lie in the cart; nothing, when what is kept there makes no sense. */
function cartCount(): number {
  try {
    const items: { quantity?: unknown }[] = JSON.parse(stored(STORAGE_KEYS.cart) ?? '[]');
    const count = items.reduce((sum, { quantity }) => sum + Math.max(0, Number(quantity)), 0);
    return Number.isSafeInteger(count) ? count : 0;
  } catch {
    return 0;
  }
}

/**
 * Writes what depends on the person to `<html>`, where the style sheets read it, so that one page fits everybody:
 * data-scheme, data-signed-in, data-cart-count and, as CSS text, --cart-count.
 */
export function showPerson(): void {
  const root = document.documentElement;
  const count = cartCount();
  root.dataset.scheme = schemeNow();
  root.toggleAttribute('data-signed-in', Boolean(stored(STORAGE_KEYS.access)));
  if (count > 0) root.dataset.cartCount = String(count);
  else delete root.dataset.cartCount;
  root.style.setProperty('--cart-count', `"${count}"`);
}

/** Day to night or back, from now on in this browser. */
export function toggleScheme(): void {
  const scheme = schemeNow() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // Nothing can be kept here; then the choice holds for this page.
  }
  showPerson();
  document.documentElement.dataset.scheme = scheme;
}
