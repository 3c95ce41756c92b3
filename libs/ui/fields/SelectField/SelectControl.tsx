import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { controlStyles } from '../FieldShell/control.styles';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectControlProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** First option, with an empty value. */
  placeholder?: string;
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

/** Native select in the look of a field, without a label. */
export function SelectControl({ options, placeholder, ...select }: SelectControlProps) {
  return (
    <Frame>
      <select {...select}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
