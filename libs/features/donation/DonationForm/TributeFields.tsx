import { donationContent } from '@paniscus/content';
import { TRIBUTE_KINDS, TRIBUTE_LABELS, WALL_LINE_MAX } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import {
  FieldGroup,
  FormCheckbox,
  FormCountedTextField,
  FormTextField,
  SegmentedControl,
} from '@paniscus/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { DependentFields } from './DependentFields';
import { TributeCardFields } from './TributeCardFields';

const KINDS = [
  { value: '', label: 'No one' },
  ...TRIBUTE_KINDS.map((kind) => ({ value: kind, label: TRIBUTE_LABELS[kind] })),
] as const;
const { help, wallHelp } = donationContent.tribute;

/** Tribute fields. Hidden fields retain their input but are not submitted. */
export function TributeFields({ disabled }: { disabled: boolean }) {
  const { setValue, clearErrors } = useFormContext<DonationForm>();
  const [kind, hasWallLine] = useWatch<DonationForm, ['tributeKind', 'hasWallLine']>({
    name: ['tributeKind', 'hasWallLine'],
  });
  return (
    <FieldGroup title="Dedicate your gift" helperText={help}>
      <SegmentedControl
        label="Dedicated to"
        options={KINDS}
        value={kind}
        onChange={(value) => {
          setValue('tributeKind', value, { shouldDirty: true });
          clearErrors('tributeName');
        }}
        disabled={disabled}
      />
      {kind === '' ? null : (
        <>
          <FormTextField
            name="tributeName"
            label="Name"
            helperText={`The name as it should appear after “${TRIBUTE_LABELS[kind]}.”`}
            autoComplete="off"
            maxLength={100}
            required
          />
          <TributeCardFields />
          <WallLineFields hasWallLine={hasWallLine} />
        </>
      )}
    </FieldGroup>
  );
}

function WallLineFields({ hasWallLine }: { hasWallLine: boolean }) {
  return (
    <>
      <FormCheckbox name="hasWallLine" label="Add a message to the memory wall" helperText={wallHelp} />
      {hasWallLine ? (
        <DependentFields>
          <FormCountedTextField
            name="wallLine"
            label="Message for the memory wall"
            maxLength={WALL_LINE_MAX}
            autoComplete="off"
            required
          />
        </DependentFields>
      ) : null}
    </>
  );
}
