import { DEFAULT_STATE, toBillingForm, formatPostalAddress } from '@paniscus/domain/checkout';
import type { BillingForm, BillingStep, ShippingForm } from '@paniscus/domain/checkout';
import { FieldGroup, FormCheckbox } from '@paniscus/ui';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressFields } from '../AddressFields/AddressFields';

interface BillingFieldsProps {
  shipping: ShippingForm;
  /** Receives what the buyer typed while the fields show the shipping address. */
  typedRef: RefObject<BillingForm | undefined>;
}

export function BillingFields({ shipping, typedRef }: BillingFieldsProps) {
  const isSame = useWatch<BillingStep, 'isSameAsShipping'>({ name: 'isSameAsShipping' });
  useShippingCopy(isSame, shipping, typedRef);
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

const isTyped = ({ address1, address2, city, region, zip }: BillingForm) =>
  `${address1}${address2}${city}${zip}`.trim() !== '' || region !== DEFAULT_STATE;

/** Copies the shipping address while the box is checked; unchecking it brings back what the buyer typed before. */
function useShippingCopy(
  isSame: boolean,
  shipping: ShippingForm,
  typedRef: BillingFieldsProps['typedRef'],
): void {
  const { getValues, setValue, clearErrors } = useFormContext<BillingStep>();

  useEffect(() => {
    const fill = (billing: BillingForm) => {
      for (const [field, value] of Object.entries(billing)) setValue(field as keyof BillingForm, value);
    };
    if (isSame) {
      typedRef.current ??= toBillingForm({ ...shipping, ...getValues() });
      fill(toBillingForm(shipping));
      clearErrors();
    } else {
      if (typedRef.current !== undefined && isTyped(typedRef.current)) fill(typedRef.current);
      typedRef.current = undefined;
    }
  }, [isSame, shipping, typedRef, getValues, setValue, clearErrors]);
}
