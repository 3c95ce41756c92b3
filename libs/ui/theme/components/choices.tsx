import type { Components, Theme } from '@mui/material/styles';
import { CheckboxIcon } from '../icons/CheckboxIcon';
import { RadioIcon } from '../icons/RadioIcon';

const checkboxIcon = <CheckboxIcon />;
const radioIcon = <RadioIcon />;

/** Checkboxes, radio buttons and sliders. */
export const choices: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: { icon: checkboxIcon, checkedIcon: checkboxIcon },
    styleOverrides: { root: { padding: 0 } },
  },
  MuiRadio: {
    defaultProps: { icon: radioIcon, checkedIcon: radioIcon },
    styleOverrides: { root: { padding: 0 } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme: { layout, spacing } }) => ({
        gap: spacing(1.5),
        minHeight: layout.touchTarget,
        margin: 0,
        '&.Mui-disabled': { cursor: 'not-allowed' },
      }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: ({ theme: { layout, spacing } }) => ({
        height: spacing(1),
        padding: `calc((${layout.touchTarget} - ${spacing(1)}) / 2) 0`,
      }),
      rail: ({ theme: { layout, vars } }) => ({
        boxSizing: 'border-box',
        backgroundColor: vars.palette.background.subtle,
        border: `${layout.hairline} solid ${vars.palette.outline}`,
        opacity: 1,
      }),
      thumb: {
        '&::before': { display: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
      },
    },
  },
};
