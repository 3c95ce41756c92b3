import { useId } from 'react';
import { FieldShell } from '../FieldShell/FieldShell';
import { HiddenText } from '../../HiddenText/HiddenText';
import { SelectControl } from './SelectControl';
import type { SelectOption } from './SelectControl';

interface SelectProps {
  label: string;
  /** Visually hidden suffix of the label: ' of Forest Shirt'. */
  hiddenLabel?: string;
  options: readonly SelectOption[];
  name?: string;
  /** Controlled; use `defaultValue` for uncontrolled. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  isInvalid?: boolean;
}

/** Select for plain forms and for choices that take effect at once, without a form library. */
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
