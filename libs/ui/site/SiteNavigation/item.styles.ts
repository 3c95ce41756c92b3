import type { CSSObject, Theme } from '@mui/material/styles';

/** Minimum width in pixels at which all items fit into one row. */
export const ROW_FROM = 1180;

/** Link or button of the bar. */
export const item = ({ layout, motions, spacing, typography, vars }: Theme): CSSObject => ({
  ...typography.body2,
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: spacing(1),
  minWidth: 0,
  minHeight: layout.touchTarget,
  padding: spacing(1, 1.25),
  color: vars.palette.text.primary,
  borderRadius: vars.shape.borderRadius,
  textAlign: 'left',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${motions.quick}`,
  '&:hover': { backgroundColor: vars.palette.background.subtle },
  '&[aria-current="page"]': {
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationColor: vars.palette.primary.main,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.45em',
  },
});
