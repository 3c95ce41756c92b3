// Paying by card: the payment provider's inputs in our frames, and its answer in our words; nobody else knows it.
export { CardFields } from './CardFields/CardFields';
export { CardProvider } from './CardProvider/CardProvider';
export { createStripeStub } from './stripe-stub';
export { useCard } from './use-card';
export type { CardBilling, Confirmation } from './card-confirmation';
export type { CardLibrary } from './CardProvider/CardProvider';
