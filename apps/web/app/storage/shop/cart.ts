import { cartFrom, STORAGE_KEYS } from '@paniscus/domain';
import type { CartItem } from '@paniscus/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { showPerson } from '../../site-script/person';
import { storeIn } from '../browser-store';
import { createChangeListeners } from '../change-listeners';

const browser = storeIn(() => localStorage);
const changes = createChangeListeners();

const textNow = () => browser.toText(STORAGE_KEYS.cart) ?? '[]';

/** The cart of this browser, the same in all its tabs. */
export const readCart = (): CartItem[] => cartFrom(textNow());

/** Changes the cart as it is now, not as a page showed it; tells this page and, by the storage, all other tabs. */
export function changeCart(change: (cart: readonly CartItem[]) => readonly CartItem[]): void {
  browser.write(STORAGE_KEYS.cart, JSON.stringify(change(readCart())));
  showPerson();
  changes.emit();
}

/** The cart while a page shows it; undefined on the server, which knows nobody's. */
export function useCart(): CartItem[] | undefined {
  const text = useSyncExternalStore(changes.subscribe, textNow, () => undefined);
  return useMemo(() => (text === undefined ? undefined : cartFrom(text)), [text]);
}
