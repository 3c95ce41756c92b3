import { styled } from '@mui/material/styles';

/**
 * Mark of a checkbox or radio button. It follows the state of the native input, so that it is right without a script
 * and when a form library sets the input's value.
 */
export const ControlMark = styled('span')(({ theme: { focusVisible, layout, vars } }) => ({
  display: 'grid',
  placeContent: 'center',
  width: layout.controlMark,
  height: layout.controlMark,
  color: vars.palette.primary.contrastText,
  backgroundColor: vars.palette.background.paper,
  border: `${layout.hairline} solid ${vars.palette.outline}`,
  'input:hover ~ &': { borderColor: vars.palette.text.primary },
  'input:checked ~ &': {
    backgroundColor: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
  },
  'input:disabled ~ &': {
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.subtle,
    borderColor: vars.palette.outline,
  },
  'input:focus-visible ~ &': focusVisible,
}));
