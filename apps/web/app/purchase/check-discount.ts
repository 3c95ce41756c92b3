import type { CartItem } from '@paniscus/domain/cart';
import { checkDiscount } from '@paniscus/features/checkout';
import type { DiscountEntry } from '@paniscus/features/checkout';
import { checkDiscountCode, toCheckoutProblem } from '../api/checkout';
import { getAttemptId } from '../storage/payment-attempts';

/** Asks what a typed code takes off the cart. Never rejects. */
export const checkTypedCode = (cart: readonly CartItem[], code: string): Promise<DiscountEntry> =>
  checkDiscount(cart, code, getAttemptId('order', Date.now()), {
    check: checkDiscountCode,
    toProblem: toCheckoutProblem,
  });
