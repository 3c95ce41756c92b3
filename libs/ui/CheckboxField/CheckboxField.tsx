import { styled } from '@mui/material/styles';
import { useFieldState } from '../FieldShell/field-state';

interface CheckboxFieldProps {
  /** The name of the value in the form. */
  name: string;
  label: string;
  help?: string;
  isDisabled?: boolean;
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  '& > label': {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.measures.touchTarget,
    cursor: 'pointer',
  },
  '& > input': { width: '1.375rem', height: '1.375rem', margin: 0, alignSelf: 'center', cursor: 'pointer' },
  '& > p': { ...theme.typography.caption, gridColumn: 2, color: theme.vars.palette.text.secondary },
  '& > [role="alert"]': { fontWeight: 600, color: theme.vars.palette.tone.error.text },
}));

export function CheckboxField({ name, label, help, isDisabled = false }: CheckboxFieldProps) {
  const { id, error, register, attributes } = useFieldState(name, help);
  return (
    <Row>
      <input type="checkbox" {...register(name)} {...attributes} disabled={isDisabled} />
      <label htmlFor={id}>{label}</label>
      {help === undefined ? null : <p id={`${id}-help`}>{help}</p>}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Row>
  );
}
