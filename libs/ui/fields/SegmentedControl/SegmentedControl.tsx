import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useId } from 'react';

interface Segment<TValue extends string> {
  value: TValue;
  label: string;
}

interface SegmentedControlProps<TValue extends string> {
  label: string;
  /** Two to four options with short labels. */
  options: readonly Segment<TValue>[];
  value: TValue;
  onChange: (value: TValue) => void;
  isDisabled?: boolean;
}

const segment = ({ measures, motions, spacing, typography, vars }: Theme): CSSObject => ({
  ...typography.button,
  fontSize: typography.body2.fontSize,
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  flex: '1 1 0',
  minWidth: 'max-content',
  minHeight: measures.touchTarget,
  padding: spacing(0.5, 0.75),
  textAlign: 'center',
  color: vars.palette.text.primary,
  borderRadius: `calc(${measures.controlRadius} - ${spacing(0.5)})`,
  cursor: 'pointer',
  transition: `background-color ${motions.quick}`,
  '&:hover': { backgroundColor: vars.palette.background.paper },
  '&:has(:checked)': {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
    // In forced-colors mode, a border marks the selection.
    '@media (forced-colors: active)': { border: '3px solid' },
  },
  '&:has(:focus-visible)': {
    outline: `${measures.focusRing} solid ${vars.palette.primary.main}`,
    outlineOffset: '3px',
  },
  '&:has(:disabled)': { cursor: 'not-allowed' },
  '&:has(:disabled:not(:checked))': { color: vars.palette.text.secondary },
});

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.subtitle2, padding: 0 },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5),
    marginTop: theme.spacing(0.75),
    padding: theme.spacing(0.5),
    backgroundColor: theme.vars.palette.ground,
    border: `${theme.measures.hairline} solid ${theme.vars.palette.line.edge}`,
    borderRadius: theme.measures.controlRadius,
  },
  '& label': segment(theme),
  '& label > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
}));

export function SegmentedControl<TValue extends string>(props: SegmentedControlProps<TValue>) {
  const { label, options, value, onChange, isDisabled = false } = props;
  const name = useId();
  return (
    <Group disabled={isDisabled}>
      <legend>{label}</legend>
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
          </label>
        ))}
      </div>
    </Group>
  );
}
