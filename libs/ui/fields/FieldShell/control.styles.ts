import type { Theme } from '@mui/material/styles';

export const controlStyles = ({ measures, motions, spacing, typography, vars }: Theme) => ({
  ...typography.body1,
  width: '100%',
  minHeight: measures.control,
  // As tall as a button with one line of text, because they are used side by side.
  padding: spacing(1, 1.75),
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.line.edge}`,
  borderRadius: measures.controlRadius,
  transition: `border-color ${motions.quick}`,
  '&[type="number"]': { appearance: 'textfield' as const },
  '&::-webkit-inner-spin-button': { appearance: 'none' as const, margin: 0 },
  '&:hover': { borderColor: vars.palette.text.primary },
  '&:focus-visible, &:focus-within': {
    outline: `${measures.focusRing} solid ${vars.palette.primary.main}`,
    outlineOffset: '-1px',
    borderColor: vars.palette.primary.main,
  },
  '&[aria-invalid="true"]': {
    borderColor: vars.palette.tone.error.text,
    outlineColor: vars.palette.tone.error.text,
    boxShadow: `inset 0 0 0 1px ${vars.palette.tone.error.text}`,
  },
  '&:disabled': {
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.ground,
    cursor: 'not-allowed',
  },
  '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
});
