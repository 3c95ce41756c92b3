import type { CSSObject, Theme } from '@mui/material/styles';

/** Frame of a text field, also around inputs of other libraries. */
export const controlFrame = ({ layout, motions, typography, vars }: Theme): CSSObject => ({
  ...typography.body1,
  display: 'flex',
  width: '100%',
  minHeight: layout.controlHeight,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  border: `${layout.hairline} solid ${vars.palette.outline}`,
  borderRadius: vars.shape.borderRadius,
  transition: `border-color ${motions.quick}`,
  '&:hover': { borderColor: vars.palette.text.primary },
  // Not MUI's class for focus, because it needs a script.
  '&:focus-within': {
    outline: `${layout.focusRing} solid ${vars.palette.primary.main}`,
    outlineOffset: '-1px',
    borderColor: vars.palette.primary.main,
  },
});

export const invalidControlFrame = ({ vars }: Theme): CSSObject => ({
  borderColor: vars.palette.error.main,
  outlineColor: vars.palette.error.main,
  boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
});

/** As tall as a button with one line of text, because they are used side by side. */
export const controlPadding = ({ spacing }: Theme) => spacing(1, 1.75);
