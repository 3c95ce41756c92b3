import { cartFrom } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { STORAGE_KEYS } from '@paniscus/domain/session';
import { useMemo, useSyncExternalStore } from 'react';
import { showPerson } from '../../site-script/person';
import { storeIn } from '../browser-store';
import { createChangeListeners } from '../change-listeners';

const browser = storeIn(() => localStorage);
const changes = createChangeListeners();

const textNow = () => browser.toText(STORAGE_KEYS.cart) ?? '[]';

/** Cart in local storage, shared by all tabs. */
export const readCart = (): CartItem[] => cartFrom(textNow());

/**
 * Applies a change to the stored cart, not to a rendered one; notifies this page and, through storage events, other
 * tabs.
 */
export function changeCart(change: (cart: readonly CartItem[]) => readonly CartItem[]): void {
  browser.write(STORAGE_KEYS.cart, JSON.stringify(change(readCart())));
  showPerson();
  changes.emit();
}

export function useCart(): CartItem[] | undefined {
  const text = useSyncExternalStore(changes.subscribe, textNow, () => undefined);
  return useMemo(() => (text === undefined ? undefined : cartFrom(text)), [text]);
}
