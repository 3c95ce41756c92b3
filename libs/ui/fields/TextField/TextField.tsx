import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import { controlStyles } from '../FieldShell/control.styles';
import { useFieldState } from '../FieldShell/field-state';
import { FieldShell } from '../FieldShell/FieldShell';

interface TextFieldProps {
  name: string;
  label: string;
  help?: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'number' | 'search' | 'date' | 'datetime-local';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Renders a textarea with this many rows. */
  rows?: number;
  maxLength?: number;
  prefix?: string;
  suffix?: string;
  min?: number;
  step?: number;
}

const Input = styled('input')(({ theme }) => controlStyles(theme));
const Area = styled('textarea')(({ theme }) => ({
  ...controlStyles(theme),
  resize: 'vertical',
  display: 'block',
}));
const Affixed = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > span': {
    ...theme.typography.body1,
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: theme.spacing(2),
    display: 'flex',
    alignItems: 'center',
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '& > input + span': { insetInline: `auto ${theme.spacing(2)}` },
  '& > span + input': { paddingLeft: theme.spacing(4.5) },
}));

export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    help,
    isRequired = false,
    isDisabled = false,
    rows,
    prefix,
    suffix,
    type = 'text',
    ...rest
  } = props;
  const { id, error, register, attributes } = useFieldState(name, help);
  const shared = { ...register(name), ...attributes, ...rest, 'aria-required': isRequired || undefined };
  const input = <Input type={type} {...shared} disabled={isDisabled} />;
  return (
    <FieldShell id={id} label={label} help={help} error={error} isRequired={isRequired}>
      {rows !== undefined ? <Area rows={rows} {...shared} disabled={isDisabled} /> : null}
      {rows === undefined && (prefix ?? suffix) !== undefined ? (
        <Affixed>
          {prefix === undefined ? null : <span aria-hidden="true">{prefix}</span>}
          {input}
          {suffix === undefined ? null : <span aria-hidden="true">{suffix}</span>}
        </Affixed>
      ) : null}
      {rows === undefined && (prefix ?? suffix) === undefined ? input : null}
    </FieldShell>
  );
}
