import { donationContent } from '@paniscus/content';
import { TRIBUTE_KINDS, TRIBUTE_LABELS, WALL_LINE_MAX } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import { CheckboxField, CountedField, FieldGroup, SegmentedControl, TextField } from '@paniscus/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { Disclosed } from './Disclosed';
import { TributeCardFields } from './TributeCardFields';

const KINDS = [
  { value: '', label: 'No one' },
  ...TRIBUTE_KINDS.map((kind) => ({ value: kind, label: TRIBUTE_LABELS[kind] })),
] as const;
const { help, wallHelp } = donationContent.tribute;

/** Tribute fields. Hidden fields retain their input but are not submitted. */
export function TributeFields({ isDisabled }: { isDisabled: boolean }) {
  const { setValue, clearErrors } = useFormContext<DonationForm>();
  const [kind, hasWallLine] = useWatch<DonationForm, ['tributeKind', 'hasWallLine']>({
    name: ['tributeKind', 'hasWallLine'],
  });
  return (
    <FieldGroup title="Dedicate your gift" help={help}>
      <SegmentedControl
        label="Dedicated to"
        options={KINDS}
        value={kind}
        onChange={(chosen) => {
          setValue('tributeKind', chosen, { shouldDirty: true });
          clearErrors('tributeName');
        }}
        isDisabled={isDisabled}
      />
      {kind === '' ? null : (
        <>
          <TextField
            name="tributeName"
            label="Name"
            help={`As it is to be read after ‘${TRIBUTE_LABELS[kind]}’.`}
            autoComplete="off"
            maxLength={100}
            isRequired
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
      <CheckboxField name="hasWallLine" label="Add a line to the memory wall" help={wallHelp} />
      {hasWallLine ? (
        <Disclosed>
          <CountedField
            name="wallLine"
            label="Line for the memory wall"
            maxLength={WALL_LINE_MAX}
            autoComplete="off"
            isRequired
          />
        </Disclosed>
      ) : null}
    </>
  );
}
