import type { Confirmation } from '@paniscus/card';
import type { BillingForm, Totals } from '@paniscus/domain/checkout';

/**
 * Pays with `confirm`, which confirms the payment with the entered card or the wallet. `billing` is undefined when the
 * wallet has the billing address.
 */
export type OnBuy = (
  billing: BillingForm | undefined,
  confirm: (clientSecret: string) => Promise<Confirmation>,
) => void | Promise<void>;

export type PaymentStepState =
  | { kind: 'loading' }
  /** Direct visit without data from step 1. */
  | { kind: 'invalid' }
  /** The cart was paid for or emptied in another tab. */
  | { kind: 'emptied' }
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** `message` is the provider's decline message. */
  | { kind: 'declined'; message: string }
  /** Prices, shipping or tax changed since the buyer saw them; nothing was charged. */
  | { kind: 'changed'; before: Totals; after: Totals }
  /** `isCartChanged` if another tab has changed the cart, so that only the step before leads on. */
  | { kind: 'failed'; message: string; isCartChanged?: boolean };
