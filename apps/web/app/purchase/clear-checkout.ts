import { finishAttempt } from '../storage/payment-attempts';
import { sessionStore } from '../storage/session-store';
import { CHECKOUT_KEYS } from '../storage/shop/checkout';

/** Clears a paid checkout, so that the next order gets a new id. */
export function clearCheckout(): void {
  finishAttempt('order');
  for (const key of CHECKOUT_KEYS) sessionStore.remove(key);
}
