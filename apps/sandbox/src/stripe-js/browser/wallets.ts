export type Wallet = 'apple_pay' | 'google_pay' | 'link';

export const WALLETS: readonly Wallet[] = ['apple_pay', 'google_pay', 'link'];

export const WALLET_NAMES: Record<Wallet, string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

/** Response of the API to the element when it is mounted. */
export type ElementsSession = { wallets: Record<Wallet, boolean> };

/** Names of the wallets in the event `ready`; undefined when none is available. */
export function toAvailableMethods({ wallets }: ElementsSession): object | undefined {
  if (!WALLETS.some((wallet) => wallets[wallet])) return undefined;
  return {
    amazonPay: false,
    applePay: wallets.apple_pay,
    googlePay: wallets.google_pay,
    klarna: false,
    link: wallets.link,
    paypal: false,
  };
}

export const WALLET_BILLING = {
  name: 'Wallet Holder',
  address: { line1: '1 Forest Road', city: 'Des Moines', state: 'IA', postal_code: '50309', country: 'US' },
};
const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

/** The card in the holder's wallet, as fields of a payment method. */
export const toWalletMethod = (wallet: Wallet, isDeclined: boolean) => ({
  type: 'card',
  card: {
    number: isDeclined ? DECLINED_CARD : GOOD_CARD,
    exp_month: 12,
    exp_year: new Date().getFullYear() + 2,
    wallet,
  },
  billing_details: WALLET_BILLING,
});
