import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface RangeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Value with its unit: `1.2 seconds`. */
  text: string;
  onChange: (value: number) => void;
}

const Shell = styled('div')(({ theme: { measures, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: spacing(2),
  alignItems: 'baseline',
  '& > label': typography.subtitle2,
  '& > output': { ...typography.body1, fontVariantNumeric: 'tabular-nums' },
  '& > input': {
    gridColumn: '1 / -1',
    width: '100%',
    height: measures.touchTarget,
    margin: 0,
    cursor: 'pointer',
  },
}));

/** Slider that takes effect at once. */
export function RangeField({ label, value, min, max, step, text, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <Shell>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <input
        type="range"
        id={id}
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </Shell>
  );
}
