import Box from '@mui/material/Box';
import { CardProvider } from '@paniscus/card';
import type { CardLibrary } from '@paniscus/card';
import type { BillingStep, CheckoutData } from '@paniscus/domain/checkout';
import { useFocusOnMount } from '@paniscus/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CheckoutLayout } from '../CheckoutLayout/CheckoutLayout';
import { CheckoutSkeleton } from '../CheckoutLayout/CheckoutSkeleton';
import { OrderSummary } from '../OrderSummary/OrderSummary';
import { LazyEmptiedCheckout, LazyInvalidCheckout } from './payment-parts.lazy';
import { PaymentForm } from './PaymentForm';
import { ShippingAddress } from './ShippingAddress';
import type { OnBuy, PaymentStepState } from './payment-step-screen.types';

interface PaymentStepScreenProps {
  state: PaymentStepState;
  /** The quoted order. */
  data?: CheckoutData;
  /** Stripe’s script; null until it has loaded. */
  stripe: CardLibrary;
  /** Initial values, for example restored after a reload. */
  initialBilling?: Partial<BillingStep>;
  /** Called on every change with all billing values; never includes card data. */
  onChange?: (billing: BillingStep) => void;
  /** Called with the validated form, or without one when the buyer pays from a wallet; resolves when the payment has ended. */
  onBuy: OnBuy;
  /** Called when the buyer accepts a new total. */
  onAcceptChange: () => void;
  links: { cart: string; store: string; shippingStep: string; privacyPolicy: string };
}

export function PaymentStepScreen(props: PaymentStepScreenProps) {
  const { state, data, stripe, initialBilling, onChange, onBuy, onAcceptChange, links } = props;
  const wasEmptied = useWasEmptied(state);
  // What was typed, for the form that comes back.
  const [billing, setBilling] = useState(initialBilling);
  if (state.kind === 'loading') return <CheckoutSkeleton step="payment" />;
  if (state.kind === 'invalid' || data === undefined) return <LazyInvalidCheckout links={links} />;
  if (state.kind === 'emptied') return <LazyEmptiedCheckout links={links} />;
  return (
    <CheckoutLayout
      step="payment"
      shippingHref={links.shippingStep}
      summary={
        <>
          <OrderSummary {...data} />
          <ShippingAddress shipping={data.shipping} links={links} />
        </>
      }
    >
      <Payment takesFocus={wasEmptied} stripe={stripe}>
        <PaymentForm
          state={state}
          data={data}
          initialBilling={billing}
          onChange={(changed) => {
            setBilling(changed);
            onChange?.(changed);
          }}
          onBuy={onBuy}
          onAcceptChange={onAcceptChange}
          links={links}
        />
      </Payment>
    </CheckoutLayout>
  );
}

/** Whether another tab has emptied the cart since the page was opened. */
function useWasEmptied({ kind }: PaymentStepState): boolean {
  const [wasEmptied, setWasEmptied] = useState(false);
  if (kind === 'emptied' && !wasEmptied) setWasEmptied(true);
  return wasEmptied;
}

interface PaymentProps {
  /** Whether it replaces the page that said that the cart is empty, after "Undo" in the other tab. */
  takesFocus: boolean;
  stripe: CardLibrary;
  children: ReactNode;
}

function Payment({ takesFocus, stripe, children }: PaymentProps) {
  const ref = useFocusOnMount<HTMLDivElement>(takesFocus);
  return (
    <Box ref={ref} role="group" aria-label="Payment" tabIndex={-1}>
      <CardProvider stripe={stripe}>{children}</CardProvider>
    </Box>
  );
}
