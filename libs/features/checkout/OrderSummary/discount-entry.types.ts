import type { Cents } from '@paniscus/domain/money';

/** The discount code that a buyer has typed, and what is known about it; an empty code is none. */
export type DiscountEntry = { code: string } & (
  | { kind: 'typed' }
  | { kind: 'checking' }
  | { kind: 'applied'; cents: Cents }
  /** `takesFocus` when the buyer has just asked, rather than when the cart has changed. */
  | { kind: 'rejected'; message: string; takesFocus?: boolean }
);

export type DiscountControl = {
  /** The code as it is typed, checked, applied or rejected. */
  entry: DiscountEntry;
  /** Called with the typed code; an empty one removes the discount. */
  onChange: (code: string) => void;
  /** Called to see what the typed code takes off. What is typed also counts without it. */
  onApply: () => void;
};
