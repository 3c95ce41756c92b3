import { CardProvider } from '@paniscus/card';
import type { CardLibrary, Confirmation } from '@paniscus/card';
import type { BillingForm, BillingStep, CheckoutData, Totals } from '@paniscus/domain';
import { Button, EmptyState, Page } from '@paniscus/ui';
import { CheckoutLayout } from '../CheckoutLayout/CheckoutLayout';
import { CheckoutLoading } from '../CheckoutLayout/CheckoutLoading';
import { OrderSummary } from '../OrderSummary/OrderSummary';
import { PaymentForm } from './PaymentForm';
import { ShippingTo } from './ShippingTo';

export type PaymentStepState =
  | { kind: 'loading' }
  /** A direct visit: nothing came from step 1. */
  | { kind: 'invalid' }
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** The provider's sentence about the card. */
  | { kind: 'declined'; message: string }
  /** Prices, shipping or tax are not what the buyer saw; nothing was charged. */
  | { kind: 'changed'; before: Totals; after: Totals }
  | { kind: 'failed'; message: string };

interface PaymentStepScreenProps {
  state: PaymentStepState;
  /** What step 1 handed over; without it nothing can be bought. */
  data?: CheckoutData;
  stripe: CardLibrary;
  /** What the form holds at first, such as what was typed before a reload. */
  initialBilling?: Partial<BillingStep>;
  /** Called with everything typed so far, at each change; the card is no part of it. */
  onChange?: (billing: BillingStep) => void;
  /** Called with a checked form; `confirm` asks the provider for the money with the card that was typed. */
  onBuy: (billing: BillingForm, confirm: (clientSecret: string) => Promise<Confirmation>) => void;
  /** The buyer agrees to what changed. */
  onAcceptChange: () => void;
  links: { cart: string; shippingStep: string; privacyPolicy: string };
}

/** Checkout step 2: what it comes to, whose card it is, and the card. */
export function PaymentStepScreen(props: PaymentStepScreenProps) {
  const { state, data, stripe, initialBilling, onChange, onBuy, onAcceptChange, links } = props;
  if (state.kind === 'loading') return <CheckoutLoading step="payment" />;
  if (state.kind === 'invalid' || data === undefined) return <Invalid links={links} />;
  return (
    <CheckoutLayout
      step="payment"
      shippingHref={links.shippingStep}
      summary={
        <>
          <OrderSummary {...data} />
          <ShippingTo shipping={data.shipping} links={links} />
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

function Invalid({ links }: Pick<PaymentStepScreenProps, 'links'>) {
  return (
    <Page title="Payment" mark="carry">
      <EmptyState
        word="question"
        title="Invalid checkout data. Please start over."
        action={<Button href={links.cart}>Back to the cart</Button>}
      >
        Nothing was charged here. What you have not bought yet is still in your cart.
      </EmptyState>
    </Page>
  );
}
