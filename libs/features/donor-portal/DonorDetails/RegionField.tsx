import type { DonorDetailsForm } from '@paniscus/domain/donor-portal';
import { belongsToCountry, getRegionRule } from '@paniscus/domain/postal-address';
import { FormSelect, FormTextField } from '@paniscus/ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** State, province, free text or no field, depending on the country. */
export function RegionField() {
  const { getValues, setValue, clearErrors } = useFormContext<DonorDetailsForm>();
  const country = useWatch<DonorDetailsForm, 'country'>({ name: 'country' });
  const rule = getRegionRule(country);

  useEffect(() => {
    if (belongsToCountry(country, getValues('region'))) return;
    const newRule = getRegionRule(country);
    setValue('region', newRule.kind === 'select' ? newRule.initial : '');
    clearErrors('region');
  }, [country, getValues, setValue, clearErrors]);

  if (rule.kind === 'none') return null;
  if (rule.kind === 'text')
    return <FormTextField name="region" label="Region" autoComplete="address-level1" />;
  return (
    <FormSelect
      // Remounts when the options change, so the browser does not retain a choice that no longer exists.
      key={country}
      name="region"
      label={rule.label}
      options={rule.options.map(({ code, name }) => ({ value: code, label: name }))}
      autoComplete="address-level1"
      required
    />
  );
}
