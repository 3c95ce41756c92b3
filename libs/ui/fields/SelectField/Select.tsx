import { useId } from 'react';
import { FieldShell } from '../FieldShell/FieldShell';
import { HiddenText } from '../../HiddenText/HiddenText';
import { SelectControl } from './SelectControl';
import type { SelectOption } from './SelectControl';

interface SelectProps {
  label: string;
  /** What the label goes on with for those who listen: ' of Forest Shirt'. */
  hiddenLabel?: string;
  options: readonly SelectOption[];
  /** The name under which a plain form sends it. */
  name?: string;
  /** With it the parent holds the choice; with `defaultValue` the control does. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  isInvalid?: boolean;
}

/** A choice from a list outside any form library: for plain forms, and for choices that act at once. */
export function Select({ label, hiddenLabel, onChange, isDisabled, isInvalid, ...control }: SelectProps) {
  const id = useId();
  const name = hiddenLabel === undefined ? label : <Continued label={label} hiddenLabel={hiddenLabel} />;
  return (
    <FieldShell id={id} label={name} isRequired>
      <SelectControl
        {...control}
        id={id}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </FieldShell>
  );
}

function Continued({ label, hiddenLabel }: { label: string; hiddenLabel: string }) {
  return (
    <>
      {label}
      <HiddenText>{hiddenLabel}</HiddenText>
    </>
  );
}
