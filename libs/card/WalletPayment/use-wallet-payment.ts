import { useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { useRef } from 'react';
import { toConfirmation } from '../card-confirmation';
import type { WalletPay, WalletPaymentProps } from './wallet-payment.types';

interface WalletPaymentOptions extends Pick<WalletPaymentProps, 'onPress'> {
  onOpen: () => void;
  onClose: () => void;
}

/** Handlers of a press and of the wallet's authorization. */
export function useWalletPayment({ onPress, onOpen, onClose }: WalletPaymentOptions) {
  const stripe = useStripe();
  const elements = useElements();
  const prepared = useRef<WalletPay>(undefined);

  const press = async ({ resolve, reject }: StripeExpressCheckoutElementClickEvent): Promise<void> => {
    prepared.current = await onPress();
    if (prepared.current === undefined) return reject();
    onOpen();
    resolve();
  };

  const pay = async ({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent): Promise<void> => {
    if (stripe === null || elements === null) return paymentFailed();
    let isConfirmed = false;
    const { error } = await elements.submit();
    if (error === undefined)
      await prepared.current?.(async (clientSecret) => {
        isConfirmed = true;
        const confirmParams = { return_url: location.href };
        return toConfirmation(
          await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' }),
        );
      });
    // The payment was refused before the wallet was asked, which otherwise closes by itself.
    if (!isConfirmed) paymentFailed();
    onClose();
  };

  return { press, pay };
}
