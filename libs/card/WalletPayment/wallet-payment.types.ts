import type { Stripe } from '@stripe/stripe-js';
import type { Confirmation } from '../card-confirmation';

/** Runs a payment; `confirm` confirms it with the wallet. Resolves when the payment has ended. */
export type WalletPay = (confirm: (clientSecret: string) => Promise<Confirmation>) => Promise<void>;

export interface WalletPaymentProps {
  /** Chooses the texts on the buttons. */
  purpose: 'buy' | 'donate';
  /** Amount that the wallet shows; the payment is refused if it has another one. */
  amountCents: number;
  /** Hides the buttons while this cannot be paid from a wallet. */
  isHidden?: boolean;
  /** Keeps the space of the buttons free until it is known which wallets there are. */
  reservesSpace?: boolean;
  /** Called when the pointer or the focus reaches the buttons, to load what a press needs: Stripe waits for a second. */
  onApproach?: () => void;
  /** Called on a press: resolves to the payment, or to undefined when the form cannot be paid now. */
  onPress: () => Promise<WalletPay | undefined>;
}

export interface WalletButtonsProps extends WalletPaymentProps {
  stripe: Stripe;
}
