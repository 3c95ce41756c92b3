import type { CartItem, CartKey } from '@paniscus/domain/cart';
import type { ShippingForm as ShippingValues } from '@paniscus/domain/checkout';
import { CheckoutLayout } from '../CheckoutLayout/CheckoutLayout';
import { CheckoutSkeleton } from '../CheckoutLayout/CheckoutSkeleton';
import { CartReview } from '../OrderSummary/CartReview';
import type { DiscountControl } from '../OrderSummary/discount-entry.types';
import { ShippingForm } from './ShippingForm';

export type ShippingStepState =
  | { kind: 'loading' }
  | { kind: 'ready'; cart: readonly CartItem[] }
  | { kind: 'processing'; cart: readonly CartItem[] }
  /** `field` is the field the server rejected; `reason` names the API call that failed. */
  | {
      kind: 'failed';
      cart: readonly CartItem[];
      message: string;
      field?: keyof ShippingValues;
      reason?: string;
    };

interface ShippingStepScreenProps {
  state: ShippingStepState;
  /** Initial values, for example restored after a reload. */
  initialForm?: Partial<ShippingValues>;
  /** Called on every change with all current values. */
  onChange?: (form: ShippingValues) => void;
  /** Called with the validated address. */
  onContinue: (form: ShippingValues) => void;
  onRemove: (item: CartKey) => void;
  /** Restores a removed line at its previous zero-based index. */
  onUndo: (item: CartItem, index: number) => void;
  /** Discount code, as it is typed. */
  discount: DiscountControl;
  links: { cart: string };
}

export function ShippingStepScreen(props: ShippingStepScreenProps) {
  const { state, initialForm, onChange, onContinue, onRemove, onUndo, discount, links } = props;
  if (state.kind === 'loading') return <CheckoutSkeleton step="shipping" />;
  const isProcessing = state.kind === 'processing';
  return (
    <CheckoutLayout
      step="shipping"
      summary={
        <CartReview
          cart={state.cart}
          onRemove={onRemove}
          onUndo={onUndo}
          discount={discount}
          disabled={isProcessing}
          links={links}
        />
      }
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
