import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import { mergeSx } from '../../theme/merge-sx';

interface SelectionCheckboxProps extends Omit<CheckboxProps, 'children'> {
  /** What the row is called: 'PN-000017'. */
  name: string;
}

/** Selects a row of a list. As large as a finger, without taking more room than its box. */
export function SelectionCheckbox({ name, sx, ...checkbox }: SelectionCheckboxProps) {
  return (
    <Checkbox
      {...checkbox}
      sx={mergeSx({ p: 1.25, my: -1.25, displayPrint: 'none' }, sx)}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
    />
  );
}
