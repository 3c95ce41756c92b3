import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useId } from 'react';

interface Choice {
  value: string;
  label: string;
  help?: string;
}

interface ChoiceTilesProps {
  label: string;
  help?: string;
  options: readonly Choice[];
  /** The selected value; none is selected when it is not among the options. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
}

const tile = ({ measures, motions, spacing, typography, vars }: Theme): CSSObject => ({
  ...typography.button,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '4rem',
  padding: spacing(1.5, 2),
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.line.edge}`,
  borderRadius: measures.tileRadius,
  cursor: 'pointer',
  transition: `transform ${motions.quick}`,
  '&:hover': { borderColor: vars.palette.text.primary },
  '&:active': { transform: 'scale(0.98)' },
  '&:has(:checked)': {
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.ground,
    boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': {
    outline: `${measures.focusRing} solid ${vars.palette.primary.main}`,
    outlineOffset: '2px',
  },
  '&:has(:disabled)': { color: vars.palette.text.secondary, cursor: 'not-allowed' },
});

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.subtitle2, padding: 0 },
  '& > p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
    gap: theme.spacing(1.5),
    marginTop: theme.spacing(1),
  },
  '& label': tile(theme),
  '& label > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& label > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

export function ChoiceTiles({ label, help, options, value, onChange, isDisabled = false }: ChoiceTilesProps) {
  const name = useId();
  return (
    <Group disabled={isDisabled} aria-describedby={help === undefined ? undefined : `${name}-help`}>
      <legend>{label}</legend>
      {help === undefined ? null : <p id={`${name}-help`}>{help}</p>}
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.help === undefined ? null : <small>{option.help}</small>}
          </label>
        ))}
      </div>
    </Group>
  );
}
