import type { Components, Theme } from '@mui/material/styles';
import { CheckboxIcon } from '../icons/CheckboxIcon';
import { RadioIcon } from '../icons/RadioIcon';

const checkboxIcon = <CheckboxIcon />;
const radioIcon = <RadioIcon />;

/** Checkboxes, radio buttons, switches and sliders. */
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
  MuiSwitch: {
    styleOverrides: {
      root: { width: '2.75rem', height: '1.5rem', padding: 0, overflow: 'visible' },
      switchBase: ({ theme: { vars } }) => ({
        padding: '0.125rem',
        color: vars.palette.outline,
        '&.Mui-checked': { color: vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': {
          backgroundColor: vars.palette.primary.main,
          borderColor: vars.palette.primary.main,
        },
        '&.Mui-disabled': { color: vars.palette.divider },
        '&.Mui-disabled + .MuiSwitch-track': { backgroundColor: vars.palette.background.subtle },
      }),
      thumb: { boxShadow: 'none' },
      track: ({ theme: { layout, vars } }) => ({
        boxSizing: 'border-box',
        backgroundColor: vars.palette.background.paper,
        border: `${layout.hairline} solid ${vars.palette.outline}`,
        borderRadius: '0.75rem',
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
