import type { Totals } from '@paniscus/domain/checkout';

export type PaymentStepState =
  | { kind: 'loading' }
  /** Direct visit without data from step 1. */
  | { kind: 'invalid' }
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** `message` is the provider's decline message. */
  | { kind: 'declined'; message: string }
  /** Prices, shipping or tax changed since the buyer saw them; nothing was charged. */
  | { kind: 'changed'; before: Totals; after: Totals }
  | { kind: 'failed'; message: string };
