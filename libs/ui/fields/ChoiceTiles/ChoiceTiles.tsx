import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { mergeSx } from '../../theme/merge-sx';
import { ChoiceTile } from './ChoiceTile';
import type { Choice } from './ChoiceTile';

interface ChoiceTilesProps extends Omit<FormControlProps<'fieldset'>, 'children' | 'onChange'> {
  /** Legend of the group. */
  label: string;
  /** Hint below the legend, for the group as a whole. */
  helperText?: string;
  /** Tiles, in order. */
  options: readonly Choice[];
  /** The selected value; none is selected when it is not among the options. */
  value: string;
  /** Called with the value of the chosen tile. */
  onChange: (value: string) => void;
}

/** Radio buttons in the form of tiles. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { label, helperText, options, value, onChange, sx, ...control } = props;
  const id = useId();
  return (
    <FormControl
      component="fieldset"
      aria-describedby={helperText === undefined ? undefined : `${id}-help`}
      {...control}
      sx={mergeSx({ gap: 1 }, sx)}
    >
      <FormLabel component="legend">
        <span>{label}</span>
      </FormLabel>
      {helperText === undefined ? null : <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>}
      <RadioGroup
        // The fieldset is the group.
        role={undefined}
        name={id}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
          gap: 1.5,
          mt: helperText === undefined ? 1 : 0,
        }}
      >
        {options.map((option) => (
          <ChoiceTile key={option.value} {...option} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
