import type { DonationForm } from '@paniscus/domain/donation';
import { getRegionRule } from '@paniscus/domain/postal-address';
import { SelectField, TextField } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** State, province, free text or no field, depending on the country. */
export function RegionField() {
  const { setValue, clearErrors } = useFormContext<DonationForm>();
  const country = useWatch<DonationForm, 'country'>({ name: 'country' });
  const rule = getRegionRule(country);
  const lastCountry = useRef(country);

  useEffect(() => {
    if (lastCountry.current === country) return;
    lastCountry.current = country;
    const chosen = getRegionRule(country);
    setValue('region', chosen.kind === 'select' ? chosen.initial : '');
    clearErrors('region');
  }, [country, setValue, clearErrors]);

  if (rule.kind === 'none') return null;
  if (rule.kind === 'text')
    return <TextField name="region" label="Region" autoComplete="billing address-level1" />;
  return (
    <SelectField
      // Remounts when the options change, so the browser does not retain a choice that no longer exists.
      key={country}
      name="region"
      label={rule.label}
      options={rule.options.map(({ code, name }) => ({ value: code, label: name }))}
      autoComplete="billing address-level1"
      isRequired
    />
  );
}
