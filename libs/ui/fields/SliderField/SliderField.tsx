import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import type { SliderProps } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { mergeSx } from '../../theme/merge-sx';

interface SliderFieldProps extends Omit<SliderProps, 'onChange'> {
  /** Accessible name, shown above the slider. */
  label: string;
  /** Controlled value. */
  value: number;
  /** Lowest value. */
  min: number;
  /** Highest value. */
  max: number;
  /** Distance between two values; an arrow key moves by it. */
  step: number;
  /** Value with its unit: `1.2 seconds`. */
  valueText: string;
  /** Called with each new value, also while dragging. */
  onChange: (value: number) => void;
}

/** Slider that takes effect at once. */
export function SliderField({ label, valueText, onChange, sx, ...slider }: SliderFieldProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, alignItems: 'baseline' }}>
      <FormLabel id={id} component="span">
        {label}
      </FormLabel>
      <Typography component="output" aria-live="off" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {valueText}
      </Typography>
      <Slider
        {...slider}
        aria-labelledby={id}
        getAriaValueText={() => valueText}
        onChange={(_event, value) => onChange(value as number)}
        sx={mergeSx({ gridColumn: '1 / -1' }, sx)}
      />
    </Box>
  );
}
