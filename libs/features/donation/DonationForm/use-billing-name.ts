import type { DonationForm } from '@paniscus/domain/donation';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** Mirrors the donor's name in the billing name until the donor edits it. */
export function useBillingName(): void {
  useFollowing('billingFirstName', 'firstName');
  useFollowing('billingLastName', 'lastName');
}

type NameField = 'firstName' | 'lastName' | 'billingFirstName' | 'billingLastName';

/** Mirrors `source` in `field` unless the donor has edited `field`, now or before a reload. */
function useFollowing(field: NameField, source: NameField): void {
  const { control, setValue, clearErrors } = useFormContext<DonationForm>();
  const { dirtyFields, defaultValues } = useFormState({ control, name: field });
  const name = useWatch({ control, name: source });
  const isTheirs = dirtyFields[field] === true || defaultValues?.[field] !== defaultValues?.[source];

  useEffect(() => {
    if (isTheirs) return;
    setValue(field, name);
    clearErrors(field);
  }, [isTheirs, name, field, setValue, clearErrors]);
}
