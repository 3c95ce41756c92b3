import { isSameCart, isSameLine, withQuantity, withRestoredItem } from '@paniscus/domain/cart';
import type { CartItem, CartKey } from '@paniscus/domain/cart';
import type { ShippingForm } from '@paniscus/domain/checkout';
import { NOT_QUOTED, ShippingStepScreen } from '@paniscus/features/checkout';
import type { QuoteResult, ShippingStepState } from '@paniscus/features/checkout';
import { paths } from '@paniscus/routes';
import { useEffect, useRef, useState } from 'react';
import { useDiscountEntry } from '../hooks/discount-entry';
import { usePageRestore } from '../hooks/page-restore';
import { sessionStore } from '../storage/session-store';
import { changeCart, readCart, useCart } from '../storage/shop/cart';
import { saveRemovedItem, SHIPPING_FORM_KEY } from '../storage/shop/checkout';

type Progress =
  { kind: 'ready' } | { kind: 'processing' } | Exclude<QuoteResult, { kind: 'quoted' | 'discountRejected' }>;

export function ShippingStepIsland() {
  const cart = useCart();
  const isEmpty = cart?.length === 0;
  useEffect(() => {
    if (isEmpty) location.replace(paths.cart);
  }, [isEmpty]);

  if (cart === undefined || isEmpty)
    return <ShippingStepScreen state={{ kind: 'loading' }} {...noopHandlers} links={paths} />;
  return <ShippingStep cart={cart} />;
}

const noop = () => undefined;
const noopHandlers = {
  onContinue: noop,
  onRemove: noop,
  onUndo: noop,
  discount: { entry: { kind: 'typed', code: '' }, onChange: noop, onApply: noop },
} as const;

function ShippingStep({ cart }: { cart: CartItem[] }) {
  const [initialForm] = useState(() => sessionStore.read<Partial<ShippingForm>>(SHIPPING_FORM_KEY));
  const [progress, setProgress] = useState<Progress>({ kind: 'ready' });
  const discount = useDiscountEntry(cart);
  const latestRequest = useRef(0);

  const cancelRequest = () => {
    latestRequest.current++;
    setProgress({ kind: 'ready' });
  };
  usePageRestore(cancelRequest);

  const onContinue = async (form: ShippingForm) => {
    const request = ++latestRequest.current;
    setProgress({ kind: 'processing' });
    const loaded = await import('../purchase/quote-order').catch(() => undefined);
    const result = (await loaded?.quoteOrder(cart, form, discount.entry.code)) ?? NOT_QUOTED;
    // Ignore a stale response, or one for a cart that has changed, here or in another tab.
    if (request !== latestRequest.current) return;
    if (!isSameCart(cart, readCart())) return cancelRequest();
    if (result.kind === 'discountRejected') {
      setProgress({ kind: 'ready' });
      return discount.onReject(result.message);
    }
    if (result.kind !== 'quoted') return setProgress(result);

    loaded?.saveQuotedOrder(cart, form, result);
    location.assign(paths.paymentStep);
  };

  return (
    <ShippingStepScreen
      state={getState(cart, progress)}
      initialForm={initialForm}
      onChange={(form) => sessionStore.write(SHIPPING_FORM_KEY, form)}
      onContinue={(form) => void onContinue(form)}
      onRemove={(key) => {
        cancelRequest();
        changeCart((current) => withoutLine(current, key));
      }}
      onUndo={(item, index) => {
        cancelRequest();
        changeCart((current) => withRestoredItem(current, item, index));
      }}
      discount={discount}
      links={paths}
    />
  );
}

/** The cart page offers to restore the line that empties the cart, as this page cannot be without one. */
function withoutLine(cart: readonly CartItem[], key: CartKey): CartItem[] {
  const rest = withQuantity(cart, key, 0);
  const item = cart.find((line) => isSameLine(line, key));
  if (rest.length === 0 && item !== undefined) saveRemovedItem({ item, index: 0 });
  return rest;
}

function getState(cart: CartItem[], progress: Progress): ShippingStepState {
  if (progress.kind === 'ready' || progress.kind === 'processing') return { ...progress, cart };
  return { ...progress, kind: 'failed', cart };
}
