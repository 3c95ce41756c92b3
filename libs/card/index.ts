// Card payments: the payment provider's inputs and results. No other library depends on the provider.
export { CardFields } from './CardFields/CardFields';
export { CardProvider } from './CardProvider/CardProvider';
export { createStripeStub } from './stripe-stub';
export { WalletPayment } from './WalletPayment/WalletPayment';
export { useCard } from './use-card';
export type { CardBilling, Confirmation } from './card-confirmation';
export type { CardLibrary } from './CardProvider/CardProvider';
export type { WalletPay } from './WalletPayment/wallet-payment.types';
