import { yupResolver } from '@hookform/resolvers/yup';
import { CardFields, useCard } from '@paniscus/card';
import type { CardBilling, Confirmation } from '@paniscus/card';
import {
  BILLING_FIELDS,
  billingFrom,
  billingStepSchema,
  CHECKOUT_COUNTRY,
  DEFAULT_STATE,
} from '@paniscus/domain/checkout';
import type { BillingForm, BillingStep, CheckoutData } from '@paniscus/domain/checkout';
import { leadingDebounce } from '@paniscus/domain/timing';
import { Alert, firstFailureResolver, Form, SpinnerOverlay } from '@paniscus/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { useTyped } from '../use-typed';
import { BillingFields } from './BillingFields';
import { BuyPanel } from './BuyPanel';
import type { PaymentStepState } from './payment-step-screen.types';

interface PaymentFormProps {
  state: PaymentStepState;
  data: CheckoutData;
  initialBilling: Partial<BillingStep> | undefined;
  onChange: ((billing: BillingStep) => void) | undefined;
  onBuy: (billing: BillingForm, confirm: (clientSecret: string) => Promise<Confirmation>) => void;
  onAcceptChange: () => void;
  links: { privacyPolicy: string };
}

const blank: BillingStep = {
  isSameAsShipping: false,
  address1: '',
  address2: '',
  city: '',
  region: DEFAULT_STATE,
  zip: '',
};
const resolver = firstFailureResolver(yupResolver(billingStepSchema), BILLING_FIELDS);

const toCardBilling = ({ shipping }: CheckoutData, billing: BillingForm): CardBilling => ({
  name: `${shipping.firstName.trim()} ${shipping.lastName.trim()}`,
  email: shipping.email,
  line1: billing.address1,
  line2: billing.address2,
  city: billing.city,
  state: billing.region,
  postalCode: billing.zip,
  country: CHECKOUT_COUNTRY,
});

/** Form of checkout step 2. Validation errors are reported in the order billing address, card. */
export function PaymentForm(props: PaymentFormProps) {
  const { state, data, initialBilling, onChange, onBuy, onAcceptChange, links } = props;
  const form = useForm<BillingStep>({ defaultValues: { ...blank, ...initialBilling }, resolver });
  const card = useCard();
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  const [isNotReady, setIsNotReady] = useState(false);
  const isProcessing = state.kind === 'processing';
  useTyped(form, onChange);

  const submit = ({ isSameAsShipping, ...typed }: BillingStep) => {
    setIsNotReady(!card.isReady);
    if (!card.isReady || isProcessing || state.kind === 'changed' || !card.isComplete()) return;
    const billing = isSameAsShipping ? billingFrom(data.shipping) : typed;
    oncePerSecond(() =>
      onBuy(billing, (clientSecret) => card.confirm(clientSecret, toCardBilling(data, billing))),
    );
  };
  return (
    <Form form={form} label="Payment" onSubmit={submit}>
      <BillingFields shipping={data.shipping} />
      <CardFields card={card} />
      {isNotReady && !card.isReady ? <Alert kind="error">{CHECKOUT_MESSAGES.notReady}</Alert> : null}
      {'message' in state ? <Alert kind="error">{state.message}</Alert> : null}
      <BuyPanel state={state} data={data} onAcceptChange={onAcceptChange} links={links} />
      <SpinnerOverlay isShown={isProcessing} label="Processing..." />
    </Form>
  );
}
