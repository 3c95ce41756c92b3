import { CardProvider } from '@paniscus/card';
import type { CardLibrary } from '@paniscus/card';
import type { BillingStep, CheckoutData } from '@paniscus/domain/checkout';
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
      <CardProvider stripe={stripe}>
        <PaymentForm
          state={state}
          data={data}
          initialBilling={initialBilling}
          onChange={onChange}
          onBuy={onBuy}
          onAcceptChange={onAcceptChange}
          links={links}
        />
      </CardProvider>
    </CheckoutLayout>
  );
}
