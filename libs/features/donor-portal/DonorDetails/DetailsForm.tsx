import { toDonorDetailsRequest } from '@paniscus/domain/donor-portal';
import type { DonorDetails, DonorDetailsForm, DonorDetailsRequest } from '@paniscus/domain/donor-portal';
import { COUNTRIES } from '@paniscus/domain/postal-address';
import { FieldRow, Form, FormAlert, FormSelect, FormTextField, lazyResolver } from '@paniscus/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PanelButtons } from '../RecurringPanels/PanelButtons';
import type { PanelProps } from '../RecurringPanels/panel.types';
import { RegionField } from './RegionField';

interface DetailsFormProps extends PanelProps {
  details: DonorDetails;
  onChange: (request: DonorDetailsRequest) => void;
}

const resolver = lazyResolver(() => import('./details.resolver').then((module) => module.detailsResolver));
const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

const toForm = (details: DonorDetails): DonorDetailsForm => ({
  firstName: details.first_name,
  lastName: details.last_name,
  addressLine1: details.address_line1,
  addressLine2: details.address_line2,
  city: details.city,
  region: details.region,
  postalCode: details.postal_code,
  country: details.country,
});

/** Form with the name and postal address for future receipts. */
export function DetailsForm({ details, isProcessing, error, onChange, onClose }: DetailsFormProps) {
  const form = useForm<DonorDetailsForm>({ defaultValues: toForm(details), resolver });
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  const submit = (values: DonorDetailsForm) => {
    if (!isProcessing) onChange(toDonorDetailsRequest(values));
  };
  return (
    <Form form={form} onFocus={resolver.preload} label="Change your name and address" onSubmit={submit}>
      <FieldRow>
        <FormTextField name="firstName" label="First Name" autoComplete="given-name" required />
        <FormTextField name="lastName" label="Last Name" autoComplete="family-name" required />
      </FieldRow>
      <FormSelect
        name="country"
        label="Country"
        options={countries}
        placeholder="Choose a country"
        autoComplete="country"
      />
      <FormTextField name="addressLine1" label="Address Line 1" autoComplete="address-line1" />
      <FormTextField name="addressLine2" label="Address Line 2" autoComplete="address-line2" />
      <FieldRow>
        <FormTextField name="city" label="City" autoComplete="address-level2" />
        <RegionField />
        <FormTextField name="postalCode" label="Postal code" autoComplete="postal-code" />
      </FieldRow>
      {error === undefined ? null : <FormAlert>{error}</FormAlert>}
      <PanelButtons submitLabel="Save changes" isProcessing={isProcessing} onClose={onClose} />
    </Form>
  );
}
