import { parseCheckoutData } from '@paniscus/domain/checkout';
import type { CheckoutData } from '@paniscus/domain/checkout';
import { sessionStore } from '../session-store';

/** Form data of each step without card data, stored until the order is paid or the tab is closed. */
export const SHIPPING_FORM_KEY = 'shippingForm';
export const BILLING_FORM_KEY = 'billingForm';
/** Discount code as it was typed. */
export const DISCOUNT_CODE_KEY = 'discountCode';
const DATA_KEY = 'checkoutData';
export const CHECKOUT_KEYS = [DATA_KEY, SHIPPING_FORM_KEY, BILLING_FORM_KEY, DISCOUNT_CODE_KEY];

export const readCheckoutData = (): CheckoutData | undefined =>
  parseCheckoutData(sessionStore.read(DATA_KEY));
export const saveCheckoutData = (data: CheckoutData): void => sessionStore.write(DATA_KEY, data);
