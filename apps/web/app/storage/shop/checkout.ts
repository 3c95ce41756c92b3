import type { CartItem } from '@paniscus/domain/cart';
import { serializeCheckout, parseCheckoutData, resolveCheckoutIdentity } from '@paniscus/domain/checkout';
import type { CheckoutData, CheckoutIdentity, ShippingForm } from '@paniscus/domain/checkout';
import { toUuidV4 } from '@paniscus/domain/ids';
import { createBrowserStore } from '../browser-store';
import { sessionStore } from '../session-store';

/** Form data of each step without card data, stored until the order is paid or the tab is closed. */
export const SHIPPING_FORM_KEY = 'shippingForm';
export const BILLING_FORM_KEY = 'billingForm';
const DATA_KEY = 'checkoutData';
const IDENTITY_KEY = 'checkoutIdentity';

const browser = createBrowserStore(() => localStorage);

/** Order id: the same cart and form in any tab result in the same order. */
export async function getCheckoutId(cart: readonly CartItem[], form: ShippingForm): Promise<string> {
  const fingerprint = await computeFingerprint(serializeCheckout(cart, form));
  const identity = resolveCheckoutIdentity(fingerprint, readLastIdentity(), newId, Date.now());
  browser.write(IDENTITY_KEY, JSON.stringify(identity));
  return identity.id;
}

const newId = () => toUuidV4(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Hash instead of plain names and addresses, because local storage outlives the tab. Without HTTPS there is no Web
 * Crypto digest, so each attempt counts as a new order.
 */
async function computeFingerprint(content: string): Promise<string> {
  if (!isSecureContext) return newId();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readLastIdentity(): CheckoutIdentity | undefined {
  try {
    return (JSON.parse(browser.read(IDENTITY_KEY) ?? 'null') as CheckoutIdentity | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const readCheckoutData = (): CheckoutData | undefined =>
  parseCheckoutData(sessionStore.read(DATA_KEY));
export const saveCheckoutData = (data: CheckoutData): void => sessionStore.write(DATA_KEY, data);

/** Clears a paid checkout, so that an identical next order gets a new id. */
export function clearCheckout(): void {
  browser.remove(IDENTITY_KEY);
  for (const key of [DATA_KEY, SHIPPING_FORM_KEY, BILLING_FORM_KEY]) sessionStore.remove(key);
}
