import { parseRemovedItem } from '@paniscus/domain/cart';
import type { RemovedItem } from '@paniscus/domain/cart';
import { parseCheckoutData } from '@paniscus/domain/checkout';
import type { CheckoutData } from '@paniscus/domain/checkout';
import { useEffect, useMemo } from 'react';
import { sessionStore, useInitialSessionValue } from '../session-store';
import { REMOVED_ITEM_KEY } from '../storage-keys';

/** Form data of each step without card data, stored until the order is paid or the tab is closed. */
export const SHIPPING_FORM_KEY = 'shippingForm';
export const BILLING_FORM_KEY = 'billingForm';
/** Discount code as it was typed. */
export const DISCOUNT_CODE_KEY = 'discountCode';
const DATA_KEY = 'checkoutData';
export const CHECKOUT_KEYS = [DATA_KEY, SHIPPING_FORM_KEY, BILLING_FORM_KEY, DISCOUNT_CODE_KEY];

export const readCheckoutData = (): CheckoutData | undefined =>
  parseCheckoutData(sessionStore.read(DATA_KEY));
export const saveCheckoutData = (data: CheckoutData): boolean => sessionStore.write(DATA_KEY, data);

export const saveRemovedItem = (removed: RemovedItem): boolean =>
  sessionStore.write(REMOVED_ITEM_KEY, removed);

/** The line that the checkout has removed, at first render; a later visit of the page no longer finds it. */
export function useRemovedItem(): RemovedItem | undefined {
  const stored = useInitialSessionValue<unknown>(REMOVED_ITEM_KEY);
  useEffect(() => {
    if (stored !== undefined) sessionStore.remove(REMOVED_ITEM_KEY);
  }, [stored]);
  return useMemo(() => parseRemovedItem(stored), [stored]);
}
