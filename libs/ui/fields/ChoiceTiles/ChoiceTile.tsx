import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CoveringRadio } from './CoveringRadio';

export interface Choice {
  /** Unique in the group. */
  value: string;
  /** A few characters, such as an amount. */
  label: string;
  /** Small line inside the tile. */
  helperText?: string;
}

const Tile = styled(FormControlLabel)(
  ({ theme: { focusVisible, layout, motions, spacing, typography, vars } }) => ({
    ...typography.button,
    position: 'relative',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: 0,
    minHeight: '4rem',
    padding: spacing(1.5, 2),
    backgroundColor: vars.palette.background.paper,
    border: `${layout.hairline} solid ${vars.palette.outline}`,
    borderRadius: layout.tileRadius,
    transition: `transform ${motions.quick}`,
    // Labels of a row are on one line, however many lines are below them.
    '&:has(small)': { justifyContent: 'start' },
    '&:hover': { borderColor: vars.palette.text.primary },
    '&:active': { transform: 'scale(0.98)' },
    '&:has(:checked)': {
      borderColor: vars.palette.primary.main,
      backgroundColor: vars.palette.background.subtle,
      boxShadow: `inset 0 0 0 ${layout.selectionRing} ${vars.palette.primary.main}`,
      '@media (forced-colors: active)': { border: '3px solid Highlight' },
    },
    '&:has(:focus-visible)': focusVisible,
    '&.Mui-disabled': { color: vars.palette.text.secondary },
  }),
);

/** Radio button in the form of a tile. */
export function ChoiceTile({ value, label, helperText }: Choice) {
  return (
    <Tile
      value={value}
      control={<CoveringRadio />}
      disableTypography
      label={
        <>
          {label}
          {helperText === undefined ? null : (
            <Typography variant="caption" component="small" sx={{ color: 'text.secondary' }}>
              {helperText}
            </Typography>
          )}
        </>
      }
    />
  );
}
