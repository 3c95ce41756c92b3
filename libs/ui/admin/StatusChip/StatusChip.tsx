import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import type { StatusColor } from './status-color';
import { StatusShape } from './StatusShape';

interface StatusChipProps extends Omit<ChipProps, 'color' | 'icon' | 'variant' | 'component'> {
  /** Meaning of the state; decides the color and the shape of the mark. */
  color?: StatusColor;
}

/** State of a record. Each color has its own shape, so that the state does not depend on color. */
export function StatusChip({ color = 'default', ...chip }: StatusChipProps) {
  return (
    <Chip
      {...chip}
      component="span"
      variant="outlined"
      size="small"
      color={color}
      icon={<StatusShape color={color} />}
    />
  );
}
