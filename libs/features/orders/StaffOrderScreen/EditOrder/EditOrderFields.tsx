import type { OrderLine, StaffOrder } from '@paniscus/domain/orders';
import { US_STATES } from '@paniscus/domain/postal-address';
import { FieldGroup, FieldRow, FormSelect, FormTextField } from '@paniscus/ui';

type Options = NonNullable<StaffOrder['edit']>['options'];

interface EditOrderFieldsProps {
  lines: readonly OrderLine[];
  /** Variants of each line that cost the same, with the ordered one. */
  options: Options;
}

const states = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

export function EditOrderFields({ lines, options }: EditOrderFieldsProps) {
  return (
    <>
      {options.some(({ length }) => length > 1) ? <ItemFields lines={lines} options={options} /> : null}
      <FieldGroup title="Shipping address">
        <FormTextField name="address1" label="Address Line 1" autoComplete="off" required />
        <FormTextField name="address2" label="Address Line 2" autoComplete="off" />
        <FormTextField name="city" label="City" autoComplete="off" required />
        <FieldRow>
          <FormSelect name="region" label="State" options={states} autoComplete="off" required />
          <FormTextField name="zip" label="ZIP code" inputMode="numeric" autoComplete="off" required />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="Contact">
        <FormTextField
          name="email"
          label="Email"
          type="email"
          helperText="All emails about the order go here from now on."
          autoComplete="off"
          required
        />
        <FormTextField
          name="phone"
          label="Phone"
          type="tel"
          helperText="10 digits. Only the carrier uses it."
          autoComplete="off"
        />
      </FieldGroup>
    </>
  );
}

function ItemFields({ lines, options }: EditOrderFieldsProps) {
  return (
    <FieldGroup title="Items" helperText="Only options of the same price can be chosen.">
      {lines.map((line, index) => {
        const choices = options[index] ?? [];
        return choices.length < 2 ? null : (
          <FormSelect
            key={`${line.product_id}/${line.variant_id}`}
            name={`variant_ids.${index}`}
            label={getLabel(line, choices)}
            options={choices.map(({ variant_id, title }) => ({ value: String(variant_id), label: title }))}
            autoComplete="off"
            required
          />
        );
      })}
    </FieldGroup>
  );
}

/** '2 × Banana Mug', without the size and color that were ordered. */
function getLabel({ quantity, title, variant_id }: OrderLine, choices: Options[number]): string {
  const ordered = choices.find((choice) => choice.variant_id === variant_id)?.title ?? '';
  return `${quantity} × ${title.replace(` - ${ordered}`, '')}`;
}
