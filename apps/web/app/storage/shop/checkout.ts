import { serializeCheckout, checkoutDataFrom, resolveCheckoutIdentity, uuidFrom } from '@paniscus/domain';
import type { CartItem, CheckoutData, CheckoutIdentity, ShippingForm } from '@paniscus/domain';
import { sessionStore } from '../session-store';
import { storeIn } from '../browser-store';

/** What a buyer typed in each step, but for the card, until the order is paid or the tab is closed. */
export const SHIPPING_FORM_KEY = 'shippingForm';
export const BILLING_FORM_KEY = 'billingForm';
/** What step 1 hands to step 2. */
const DATA_KEY = 'checkoutData';
/** The id of the order under way, the same in all tabs. */
const IDENTITY_KEY = 'checkoutIdentity';

const browser = storeIn(() => localStorage);

/** Order id: the same cart and form in any tab result in the same order. */
export async function getCheckoutId(cart: readonly CartItem[], form: ShippingForm): Promise<string> {
  const fingerprint = await computeFingerprint(serializeCheckout(cart, form));
  const identity = resolveCheckoutIdentity(fingerprint, lastIdentity(), newId, Date.now());
  browser.write(IDENTITY_KEY, JSON.stringify(identity));
  return identity.id;
}

const newId = () => uuidFrom(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Names and addresses have no business in a storage that outlives the tab. Without HTTPS a browser has no digest; there
 * each press of Continue is an order of its own.
 */
async function computeFingerprint(content: string): Promise<string> {
  if (!isSecureContext) return newId();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function lastIdentity(): CheckoutIdentity | undefined {
  try {
    return (JSON.parse(browser.toText(IDENTITY_KEY) ?? 'null') as CheckoutIdentity | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const readCheckoutData = (): CheckoutData | undefined => checkoutDataFrom(sessionStore.read(DATA_KEY));
export const saveCheckoutData = (data: CheckoutData): void => sessionStore.write(DATA_KEY, data);

/** Forgets an order that is paid, so that the next one is another, even of the same things to the same door. */
export function forgetCheckout(): void {
  browser.drop(IDENTITY_KEY);
  for (const key of [DATA_KEY, SHIPPING_FORM_KEY, BILLING_FORM_KEY]) sessionStore.drop(key);
}
