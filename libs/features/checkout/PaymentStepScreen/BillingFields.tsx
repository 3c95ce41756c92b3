import { toBillingForm, formatPostalAddress } from '@paniscus/domain/checkout';
import type { BillingForm, BillingStep, ShippingForm } from '@paniscus/domain/checkout';
import { FieldGroup, FormCheckbox } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressFields } from '../AddressFields/AddressFields';

export function BillingFields({ shipping }: { shipping: ShippingForm }) {
  const isSame = useWatch<BillingStep, 'isSameAsShipping'>({ name: 'isSameAsShipping' });
  useShippingCopy(isSame, shipping);
  return (
    <FieldGroup title="Billing address" helperText="As it appears on your card statement.">
      <FormCheckbox
        name="isSameAsShipping"
        label="Same as Shipping Address"
        helperText={formatPostalAddress(shipping)}
      />
      <AddressFields kind="billing" disabled={isSame} />
    </FieldGroup>
  );
}

const isTyped = ({ address1, city, zip }: BillingForm) => `${address1}${city}${zip}`.trim() !== '';

/** Copies the shipping address while the box is checked; unchecking it brings back what the buyer typed before. */
function useShippingCopy(isSame: boolean, shipping: ShippingForm): void {
  const { getValues, setValue, clearErrors } = useFormContext<BillingStep>();
  const typed = useRef<BillingForm>(undefined);

  useEffect(() => {
    const fill = (billing: BillingForm) => {
      for (const [field, value] of Object.entries(billing)) setValue(field as keyof BillingForm, value);
    };
    if (isSame) {
      typed.current ??= toBillingForm({ ...shipping, ...getValues() });
      fill(toBillingForm(shipping));
      clearErrors();
    } else {
      if (typed.current !== undefined && isTyped(typed.current)) fill(typed.current);
      typed.current = undefined;
    }
  }, [isSame, shipping, getValues, setValue, clearErrors]);
}
