import type { Confirmation } from '@paniscus/card';
import { isSameCart } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import type { BillingStep, CheckoutData } from '@paniscus/domain/checkout';
import { PAYMENT_ERRORS } from '@paniscus/domain/payment';
import { PaymentStepScreen } from '@paniscus/features/checkout';
import type { PaymentStepState } from '@paniscus/features/checkout';
import { useIsBrowser } from '@paniscus/islands/browser';
import type { paths } from '@paniscus/routes';
import { useEffect, useState } from 'react';
import { findFinishedOrderPage } from '../purchase/finished-order';
import { usePageRestore } from '../hooks/page-restore';
import { usePaymentClient } from '../hooks/stripe';
import type { PaymentClient } from '../hooks/stripe';
import { sessionStore } from '../storage/session-store';
import { changeCart, readCart, useCart } from '../storage/shop/cart';
import { BILLING_FORM_KEY, saveCheckoutData, readCheckoutData } from '../storage/shop/checkout';
import { isResultUnknown } from '../storage/stored-attempts';

const CART_CHANGED = {
  kind: 'failed',
  message: 'Your cart has changed since the first step. Nothing was charged.',
  isCartChanged: true,
} as const;

const UNKNOWN_RESULT =
  'Your order may already have been placed. Please check your email before you buy again. You will not be charged twice.';

/** Passed by the route, because the list of all paths would put the page above its script budget. */
type PaymentStepLinks = Pick<
  typeof paths,
  'cart' | 'store' | 'shippingStep' | 'privacyPolicy' | 'failure' | 'orderSuccess' | 'orderEmailFailure'
>;

export function PaymentStepIsland({ links }: { links: PaymentStepLinks }) {
  const isBrowser = useIsBrowser();
  if (isBrowser) return <PaymentStep links={links} />;
  return <PaymentStepScreen state={{ kind: 'loading' }} stripe={null} {...noopHandlers} links={links} />;
}

const noopHandlers = { onBuy: () => undefined, onAcceptChange: () => undefined };

function PaymentStep({ links }: { links: PaymentStepLinks }) {
  const payment = usePaymentClient();
  const cart = useCart() ?? [];
  const [initialBilling] = useState(() => sessionStore.read<Partial<BillingStep>>(BILLING_FORM_KEY));
  const { state, data, onBuy, onAcceptChange } = usePurchase(payment, links);
  const isFinished = useFinishedOrder(data, links);

  return (
    <PaymentStepScreen
      state={isFinished ? { kind: 'loading' } : getDisplayedState(state, data, cart)}
      data={data}
      stripe={payment?.stripe ?? null}
      initialBilling={initialBilling}
      onChange={(billing) => sessionStore.write(BILLING_FORM_KEY, billing)}
      onBuy={(_billing, confirm) => onBuy(confirm)}
      onAcceptChange={() => void onAcceptChange()}
      links={links}
    />
  );
}

/** Pays for the checkout and opens the page of its result; prices that changed need to be accepted first. */
function usePurchase(payment: PaymentClient | undefined, links: PaymentStepLinks) {
  const [data, setData] = useState(readCheckoutData);
  const [state, setState] = useState(getInitialState);
  // Restored from the back/forward cache: after a purchase the checkout data is gone.
  usePageRestore(() => {
    setData(readCheckoutData());
    setState(getInitialState());
  });

  const onBuy = async (confirm: (clientSecret: string) => Promise<Confirmation>): Promise<void> => {
    if (data === undefined || !isSameCart(data.cart, readCart())) return;
    setState({ kind: 'processing' });
    const loaded = await import('../purchase/complete-purchase').catch(() => undefined);
    if (loaded === undefined) return setState({ kind: 'failed', message: PAYMENT_ERRORS.notStarted });
    setState(await loaded.completePurchase(data, confirm, await payment?.pageToken, links));
  };

  const onAcceptChange = async (): Promise<void> => {
    if (data === undefined || state.kind !== 'changed') return;
    const loaded = await import('../purchase/accept-totals').catch(() => undefined);
    const accepted = await loaded?.acceptTotals(data, state.after);
    // The current prices do not add up to the new total: the cart shows what changed.
    if (accepted === undefined) return location.assign(links.cart);
    saveCheckoutData(accepted);
    changeCart(() => accepted.cart);
    setData(accepted);
    setState({ kind: 'ready' });
  };

  return { state, data, onBuy, onAcceptChange };
}

const getInitialState = (): PaymentStepState =>
  isResultUnknown('order') ? { kind: 'failed', message: UNKNOWN_RESULT } : { kind: 'ready' };

/** After paying, Back opens the page of the finished order. Returns whether there is one. */
function useFinishedOrder(data: CheckoutData | undefined, links: PaymentStepLinks): boolean {
  const page = data === undefined ? findFinishedOrderPage(links) : undefined;
  useEffect(() => {
    if (page !== undefined) location.replace(page);
  }, [page]);
  return page !== undefined;
}

/** Another tab may have changed or emptied the cart; during processing this tab empties it itself. */
function getDisplayedState(
  state: PaymentStepState,
  data: CheckoutData | undefined,
  cart: readonly CartItem[],
): PaymentStepState {
  if (data === undefined) return { kind: 'invalid' };
  if (state.kind === 'processing' || isSameCart(data.cart, cart)) return state;
  return cart.length === 0 ? { kind: 'emptied' } : CART_CHANGED;
}
