import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CardFields, useCard, WalletPayment } from '@paniscus/card';
import type { CardBilling, WalletPay } from '@paniscus/card';
import { computeTotals, toBillingForm, CHECKOUT_COUNTRY, DEFAULT_STATE } from '@paniscus/domain/checkout';
import type { BillingForm, BillingStep, CheckoutData } from '@paniscus/domain/checkout';
import { createExclusiveRunner } from '@paniscus/domain/timing';
import {
  Form,
  FormAlert,
  lazyResolver,
  ProcessingBackdrop,
  useFocusOnMount,
  useOnValuesChange,
} from '@paniscus/ui';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { BillingFields } from './BillingFields';
import { PaymentSubmit } from './PaymentSubmit';
import type { OnBuy, PaymentStepState } from './payment-step-screen.types';

interface PaymentFormProps {
  state: PaymentStepState;
  data: CheckoutData;
  initialBilling: Partial<BillingStep> | undefined;
  onChange: ((billing: BillingStep) => void) | undefined;
  onBuy: OnBuy;
  onAcceptChange: () => void;
  links: { shippingStep: string; privacyPolicy: string };
}

const defaultValues: BillingStep = {
  isSameAsShipping: false,
  address1: '',
  address2: '',
  city: '',
  region: DEFAULT_STATE,
  zip: '',
};
const resolver = lazyResolver(() => import('./billing.resolver').then((module) => module.billingResolver));

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
  const form = useForm<BillingStep>({ defaultValues: { ...defaultValues, ...initialBilling }, resolver });
  const card = useCard();
  // For both ways to pay, so that only one of them charges.
  const [runExclusively] = useState(() => createExclusiveRunner());
  const [isNotReady, setIsNotReady] = useState(false);
  const isProcessing = state.kind === 'processing';
  const isChanged = state.kind === 'changed';
  // What the buyer needs to know of an earlier visit before paying again.
  const [isWarned] = useState(state.kind === 'failed');
  const alertRef = useFocusOnMount<HTMLDivElement>(isWarned);
  const typedRef = useRef<BillingForm>(undefined);
  // What was typed is saved, not the copy of the shipping address, so that unchecking the box after a reload brings it back.
  useOnValuesChange(form, (billing) =>
    onChange?.(billing.isSameAsShipping ? { ...billing, ...typedRef.current } : billing),
  );

  const submit = ({ isSameAsShipping, ...entered }: BillingStep) => {
    setIsNotReady(!card.isReady);
    if (!card.isReady || isProcessing || isChanged || !card.isComplete()) return;
    const billing = isSameAsShipping ? toBillingForm(data.shipping) : entered;
    void runExclusively(() =>
      onBuy(billing, (clientSecret) => card.confirm(clientSecret, toCardBilling(data, billing))),
    );
  };
  const pressWallet = async (): Promise<WalletPay | undefined> =>
    isProcessing || isChanged ? undefined : (confirm) => runExclusively(() => onBuy(undefined, confirm));
  return (
    <Form form={form} onFocus={resolver.preload} label="Payment" onSubmit={submit}>
      <WalletPayment
        purpose="buy"
        amountCents={computeTotals(data).totalCents}
        isHidden={isChanged}
        reservesSpace
        onPress={pressWallet}
      />
      <BillingFields shipping={data.shipping} typedRef={typedRef} />
      <CardFields card={card} />
      {isNotReady && !card.isReady ? <FormAlert>{CHECKOUT_MESSAGES.notReady}</FormAlert> : null}
      {'message' in state ? (
        <Box ref={alertRef} tabIndex={-1}>
          <FormAlert>
            {state.message}
            {state.kind === 'failed' && state.isCartChanged === true ? (
              <>
                {' '}
                <Link href={links.shippingStep}>Go back to Shipping</Link> to see the new total.
              </>
            ) : null}
          </FormAlert>
        </Box>
      ) : null}
      <PaymentSubmit state={state} data={data} onAcceptChange={onAcceptChange} links={links} />
      <ProcessingBackdrop open={isProcessing} label="Processing..." />
    </Form>
  );
}
