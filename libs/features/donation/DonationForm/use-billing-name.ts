import type { DonationForm } from '@paniscus/domain/donation';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Mirrors the donor's name in the billing name until the donor edits it. */
export function useBillingName(savedForm: Partial<DonationForm> | undefined): void {
  const wasEdited = (field: NameField, source: NameField) => savedForm?.[field] !== savedForm?.[source];
  useMirroredName('billingFirstName', 'firstName', wasEdited('billingFirstName', 'firstName'));
  useMirroredName('billingLastName', 'lastName', wasEdited('billingLastName', 'lastName'));
}

type NameField = 'firstName' | 'lastName' | 'billingFirstName' | 'billingLastName';

/** Mirrors `source` in `field` unless the donor has edited or emptied `field`, now or before a reload. */
function useMirroredName(field: NameField, source: NameField, wasEdited: boolean): void {
  const { control, getValues, setValue, clearErrors, subscribe } = useFormContext<DonationForm>();
  const name = useWatch({ control, name: source });
  const mirrored = useRef(name);
  const isEdited = useRef(false);

  useEffect(
    () =>
      subscribe({
        name: field,
        formState: { values: true },
        // Only input has a type; values set by script have none.
        callback: ({ name: changed, type }) => {
          if (changed === field && type === 'change') isEdited.current = true;
        },
      }),
    [field, subscribe],
  );

  useEffect(() => {
    const last = mirrored.current;
    mirrored.current = name;
    if (wasEdited || isEdited.current || last === name || getValues(field) !== last) return;
    setValue(field, name);
    clearErrors(field);
  }, [name, field, wasEdited, getValues, setValue, clearErrors]);
}
