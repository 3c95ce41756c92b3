import type { Confirmation } from '@paniscus/card';
import { isSameCart } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import type { BillingStep, CheckoutData } from '@paniscus/domain/checkout';
import { buy, PaymentStepScreen } from '@paniscus/features/checkout';
import type { PaymentStepState } from '@paniscus/features/checkout';
import { useIsBrowser } from '@paniscus/islands/browser';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { toCheckoutProblem, createPurchaseIntent, sendOrderEmail } from '../api/checkout';
import { useReturn } from '../hooks/return';
import { usePayment } from '../hooks/stripe';
import type { Payment } from '../hooks/stripe';
import { saveOrderResult } from '../storage/results';
import { sessionStore } from '../storage/session-store';
import { changeCart, readCart, useCart } from '../storage/shop/cart';
import {
  BILLING_FORM_KEY,
  forgetCheckout,
  saveCheckoutData,
  readCheckoutData,
} from '../storage/shop/checkout';
import { acceptChange } from '../storage/shop/purchase';

const CALLS = {
  createIntent: createPurchaseIntent,
  sendEmail: sendOrderEmail,
  toProblem: toCheckoutProblem,
};
const CART_CHANGED =
  'Your cart has changed since step 1. Nothing was charged. Please go back to Shipping, to see what it comes to now.';
const CART_EMPTIED =
  'Your cart is empty by now: it was paid for, or emptied, in another tab. Nothing was charged here.';

export function PaymentStepIsland() {
  const isBrowser = useIsBrowser();
  if (isBrowser) return <PaymentStep />;
  return <PaymentStepScreen state={{ kind: 'loading' }} stripe={null} {...idle} links={paths} />;
}

const idle = { onBuy: () => undefined, onAcceptChange: () => undefined };

function PaymentStep() {
  const payment = usePayment();
  const cart = useCart() ?? [];
  const [initialBilling] = useState(() => sessionStore.read<Partial<BillingStep>>(BILLING_FORM_KEY));
  const { state, data, onBuy, onAcceptChange } = usePurchase(payment);

  return (
    <PaymentStepScreen
      state={getShownState(state, data, cart)}
      data={data}
      stripe={payment?.stripe ?? null}
      initialBilling={initialBilling}
      onChange={(billing) => sessionStore.write(BILLING_FORM_KEY, billing)}
      onBuy={(_billing, confirm) => void onBuy(confirm)}
      onAcceptChange={() => void onAcceptChange()}
      links={paths}
    />
  );
}

/** Pays for the checkout and opens the page of the result; prices that changed need to be accepted first. */
function usePurchase(payment: Payment | undefined) {
  const [data, setData] = useState(readCheckoutData);
  const [state, setState] = useState<PaymentStepState>({ kind: 'ready' });
  // Restored from the back/forward cache: after a purchase the checkout data is gone.
  useReturn(() => {
    setData(readCheckoutData());
    setState({ kind: 'ready' });
  });

  const onBuy = async (confirm: (clientSecret: string) => Promise<Confirmation>): Promise<void> => {
    if (data === undefined || !isSameCart(data.cart, readCart())) return;
    setState({ kind: 'processing' });
    const outcome = await buy(data, { ...CALLS, confirm }, await payment?.pageToken);
    if (outcome.kind === 'changed') return setState(outcome);

    saveOrderResult(outcome.result);
    if (outcome.kind === 'declined' || outcome.kind === 'failed') {
      setState({ kind: outcome.kind, message: outcome.message });
      return location.assign(paths.failure);
    }
    forgetCheckout();
    changeCart(() => []);
    location.assign(outcome.kind === 'succeeded' ? paths.orderSuccess : paths.orderEmailFailure);
  };

  const onAcceptChange = async (): Promise<void> => {
    if (data === undefined || state.kind !== 'changed') return;
    const accepted = await acceptChange(data, state.after);
    // The current prices do not add up to the new total: the cart shows what changed.
    if (accepted === undefined) return location.assign(paths.cart);
    saveCheckoutData(accepted);
    changeCart(() => accepted.cart);
    setData(accepted);
    setState({ kind: 'ready' });
  };

  return { state, data, onBuy, onAcceptChange };
}

/** Another tab may have changed or emptied the cart; during processing this tab empties it itself. */
function getShownState(
  state: PaymentStepState,
  data: CheckoutData | undefined,
  cart: readonly CartItem[],
): PaymentStepState {
  if (data === undefined) return { kind: 'invalid' };
  if (state.kind === 'processing' || isSameCart(data.cart, cart)) return state;
  return { kind: 'failed', message: cart.length === 0 ? CART_EMPTIED : CART_CHANGED };
}
