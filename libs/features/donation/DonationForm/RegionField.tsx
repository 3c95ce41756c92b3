import type { DonationForm } from '@paniscus/domain/donation';
import { getRegionRule, belongsToCountry } from '@paniscus/domain/postal-address';
import { FormSelect, FormTextField } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** State, province, free text or no field, depending on the country. */
export function RegionField() {
  const { getValues, setValue, clearErrors } = useFormContext<DonationForm>();
  const country = useWatch<DonationForm, 'country'>({ name: 'country' });
  const rule = getRegionRule(country);
  const lastCountry = useRef(country);

  useEffect(() => {
    if (lastCountry.current === country) return;
    const isFirstCountry = lastCountry.current === '';
    lastCountry.current = country;
    // Saved values fill in the country and its region together.
    if (isFirstCountry && belongsToCountry(country, getValues('region'))) return;
    const newRule = getRegionRule(country);
    setValue('region', newRule.kind === 'select' ? newRule.initial : '');
    clearErrors('region');
  }, [country, getValues, setValue, clearErrors]);

  if (rule.kind === 'none') return null;
  if (rule.kind === 'text')
    return <FormTextField name="region" label="Region" autoComplete="billing address-level1" />;
  return (
    <FormSelect
      // Remounts when the options change, so the browser does not retain a choice that no longer exists.
      key={country}
      name="region"
      label={rule.label}
      options={rule.options.map(({ code, name }) => ({ value: code, label: name }))}
      autoComplete="billing address-level1"
      required
    />
  );
}
