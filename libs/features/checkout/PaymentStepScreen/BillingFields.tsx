import { billingFrom, joinedAddress } from '@paniscus/domain/checkout';
import type { BillingStep, ShippingForm } from '@paniscus/domain/checkout';
import { CheckboxField, FieldGroup } from '@paniscus/ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressFields } from '../AddressFields/AddressFields';

export function BillingFields({ shipping }: { shipping: ShippingForm }) {
  const { setValue, clearErrors } = useFormContext<BillingStep>();
  const isSame = useWatch<BillingStep, 'isSameAsShipping'>({ name: 'isSameAsShipping' });

  useEffect(() => {
    if (!isSame) return;
    for (const [field, text] of Object.entries(billingFrom(shipping)))
      setValue(field as keyof BillingStep, text);
    clearErrors();
  }, [isSame, shipping, setValue, clearErrors]);

  return (
    <FieldGroup title="Billing address" help="As your card's bank knows you.">
      <CheckboxField
        name="isSameAsShipping"
        label="Same as Shipping Address"
        help={joinedAddress(shipping)}
      />
      <AddressFields kind="billing" isDisabled={isSame} />
    </FieldGroup>
  );
}
