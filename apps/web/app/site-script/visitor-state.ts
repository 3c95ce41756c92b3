import { STORAGE_KEYS } from '@paniscus/domain/session';
import { readLocalStorage } from './local-storage';

type ColorScheme = 'light' | 'dark';

/** Local storage key of the selected color scheme; the system preference applies without it. */
const COLOR_SCHEME_KEY = 'scheme';

function getColorScheme(): ColorScheme {
  const chosen = readLocalStorage(COLOR_SCHEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Number of items in the cart; 0 if the stored cart is malformed. */
function getCartCount(): number {
  try {
    const items: { quantity?: unknown }[] = JSON.parse(readLocalStorage(STORAGE_KEYS.cart) ?? '[]');
    const count = items.reduce((sum, { quantity }) => sum + Math.max(0, Number(quantity)), 0);
    return Number.isSafeInteger(count) ? count : 0;
  } catch {
    return 0;
  }
}

/**
 * Writes visitor state to `<html>` for the style sheets, so that one cached page serves everyone: data-scheme,
 * data-signed-in, data-cart-count and, as CSS text, --cart-count.
 */
export function applyVisitorState(): void {
  const root = document.documentElement;
  const count = getCartCount();
  root.dataset.scheme = getColorScheme();
  root.toggleAttribute('data-signed-in', Boolean(readLocalStorage(STORAGE_KEYS.access)));
  if (count > 0) root.dataset.cartCount = String(count);
  else delete root.dataset.cartCount;
  root.style.setProperty('--cart-count', `"${count}"`);
}

export function toggleColorScheme(): void {
  const scheme = getColorScheme() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  applyVisitorState();
  document.documentElement.dataset.scheme = scheme;
}
