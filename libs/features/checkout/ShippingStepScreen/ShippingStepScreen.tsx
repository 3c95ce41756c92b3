import type { CartItem, CartKey, ShippingForm as ShippingValues } from '@paniscus/domain';
import { CheckoutLayout } from '../CheckoutLayout/CheckoutLayout';
import { CheckoutLoading } from '../CheckoutLayout/CheckoutLoading';
import { CartReview } from '../OrderSummary/CartReview';
import { ShippingForm } from './ShippingForm';

export type ShippingStepState =
  | { kind: 'loading' }
  | { kind: 'ready'; cart: readonly CartItem[] }
  /** Shipping and tax are being asked for. */
  | { kind: 'processing'; cart: readonly CartItem[] }
  /** `field` is what the server refused, `reason` which of our own calls failed. */
  | {
      kind: 'failed';
      cart: readonly CartItem[];
      message: string;
      field?: keyof ShippingValues;
      reason?: string;
    };

interface ShippingStepScreenProps {
  state: ShippingStepState;
  /** What the form holds at first, such as what was typed before a reload. */
  initialForm?: Partial<ShippingValues>;
  /** Called with everything typed so far, at each change. */
  onChange?: (form: ShippingValues) => void;
  /** Called with a checked form. */
  onContinue: (form: ShippingValues) => void;
  onRemove: (item: CartKey) => void;
  links: { cart: string };
}

/** Checkout step 1: what is in the cart, who buys it, and where it goes. */
export function ShippingStepScreen(props: ShippingStepScreenProps) {
  const { state, initialForm, onChange, onContinue, onRemove, links } = props;
  if (state.kind === 'loading') return <CheckoutLoading step="shipping" />;
  const isProcessing = state.kind === 'processing';
  return (
    <CheckoutLayout
      step="shipping"
      summary={<CartReview cart={state.cart} onRemove={onRemove} isDisabled={isProcessing} links={links} />}
    >
      <ShippingForm
        isProcessing={isProcessing}
        failure={state.kind === 'failed' ? state : undefined}
        initialForm={initialForm}
        onChange={onChange}
        onContinue={onContinue}
      />
    </CheckoutLayout>
  );
}
