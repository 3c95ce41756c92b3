import { preloadable } from '@paniscus/ui';
import { useStripe } from '@stripe/react-stripe-js';
import { ReservedSpace } from './ReservedSpace';
import type { WalletButtonsProps, WalletPaymentProps } from './wallet-payment.types';

const LazyWalletButtons = preloadable<WalletButtonsProps>(
  () => import('./WalletButtons').then((module) => module.WalletButtons),
  ReservedSpace,
);

/** Loads the buttons before they are shown. */
export const preloadWalletButtons = LazyWalletButtons.preload;

/**
 * Buttons for Apple Pay, Google Pay and Link, above a card form; nothing where the browser has no wallet. They load after
 * Stripe's script.
 */
export function WalletPayment(props: WalletPaymentProps) {
  const stripe = useStripe();
  return stripe === null ? <ReservedSpace {...props} /> : <LazyWalletButtons {...props} stripe={stripe} />;
}
