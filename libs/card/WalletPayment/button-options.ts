import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import type { WalletPaymentProps } from './wallet-payment.types';

/** Options of the buttons, which cannot be changed later: only wallets that pay by card, in the current color scheme. */
export function getButtonOptions(
  purpose: WalletPaymentProps['purpose'],
): StripeExpressCheckoutElementOptions {
  const isDark = document.documentElement.dataset['scheme'] === 'dark';
  const theme = isDark ? 'white' : 'black';
  return {
    buttonType: { applePay: purpose, googlePay: purpose },
    buttonTheme: { applePay: theme, googlePay: theme },
    buttonHeight: 48,
    layout: { overflow: 'never' },
    paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
  };
}
