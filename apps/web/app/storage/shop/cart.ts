import { parseCart } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { STORAGE_KEYS } from '@paniscus/domain/session';
import { useBrowserStore } from '@paniscus/islands/browser';
import { useMemo } from 'react';
import { applyVisitorState } from '../../site-script/visitor-state';
import { createBrowserStore } from '../browser-store';
import { createChangeListeners } from '../change-listeners';

const browser = createBrowserStore(() => localStorage);
const changes = createChangeListeners();

const readText = () => browser.read(STORAGE_KEYS.cart) ?? '[]';

/** Cart in local storage, shared by all tabs. */
export const readCart = (): CartItem[] => parseCart(readText());

/**
 * Applies a change to the stored cart, not to a rendered one; notifies this page and, through storage events, other
 * tabs. Returns whether the other pages have the changed cart.
 */
export function changeCart(change: (cart: readonly CartItem[]) => readonly CartItem[]): boolean {
  const isSaved = browser.write(STORAGE_KEYS.cart, JSON.stringify(change(readCart())));
  applyVisitorState();
  changes.emit();
  return isSaved;
}

/** The stored cart; `onServer`, as JSON, on the server and during hydration. */
export function useCart(onServer?: string): CartItem[] | undefined {
  const text = useBrowserStore(changes.subscribe, readText, () => onServer);
  return useMemo(() => (text === undefined ? undefined : parseCart(text)), [text]);
}
