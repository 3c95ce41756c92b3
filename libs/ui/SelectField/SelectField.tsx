import { styled } from '@mui/material/styles';
import { controlStyles } from '../FieldShell/control.styles';
import { useFieldState } from '../FieldShell/field-state';
import { FieldShell } from '../FieldShell/FieldShell';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps {
  /** The name of the value in the form. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** The first line, chosen while nothing is: an empty value. */
  placeholder?: string;
  help?: string;
  autoComplete?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > select': { ...controlStyles(theme), appearance: 'none', paddingRight: theme.spacing(6) },
  '&::after': {
    content: '""',
    position: 'absolute',
    right: theme.spacing(2.5),
    top: '50%',
    width: '0.5rem',
    height: '0.5rem',
    borderRight: '2px solid currentcolor',
    borderBottom: '2px solid currentcolor',
    transform: 'translateY(-70%) rotate(45deg)',
    pointerEvents: 'none',
  },
}));

/** A choice from a list, as the machine's own control: right on phones, and filled in by the browser. */
export function SelectField(props: SelectFieldProps) {
  const {
    name,
    label,
    options,
    placeholder,
    help,
    autoComplete,
    isRequired = false,
    isDisabled = false,
  } = props;
  const { id, error, register, attributes } = useFieldState(name, help);
  return (
    <FieldShell id={id} label={label} help={help} error={error} isRequired={isRequired}>
      <Frame>
        <select
          {...register(name)}
          {...attributes}
          autoComplete={autoComplete}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Frame>
    </FieldShell>
  );
}
