import type { DonationForm } from '@paniscus/domain';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** Fills the billing name from the donor's own until the donor writes another one. */
export function useBillingName(): void {
  const { control, setValue, clearErrors } = useFormContext<DonationForm>();
  const { dirtyFields } = useFormState({ control, name: ['billingFirstName', 'billingLastName'] });
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] });
  const isFirstOwn = dirtyFields.billingFirstName !== true;
  const isLastOwn = dirtyFields.billingLastName !== true;

  useEffect(() => {
    if (isFirstOwn && firstName !== '') {
      setValue('billingFirstName', firstName);
      clearErrors('billingFirstName');
    }
  }, [isFirstOwn, firstName, setValue, clearErrors]);

  useEffect(() => {
    if (isLastOwn && lastName !== '') {
      setValue('billingLastName', lastName);
      clearErrors('billingLastName');
    }
  }, [isLastOwn, lastName, setValue, clearErrors]);
}
