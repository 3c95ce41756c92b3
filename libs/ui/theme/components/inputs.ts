import type { Components, Theme } from '@mui/material/styles';
import { ExpandMoreIcon } from '../icons/ExpandMoreIcon';
import { controlFrame, controlPadding, invalidControlFrame } from './control-frame';

export const inputs: Components<Theme> = {
  MuiFormControl: {
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({ display: 'flex', gap: spacing(0.75) }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { typography, vars } }) => ({
        ...typography.subtitle2,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: vars.palette.text.primary },
      }),
    },
  },
  MuiInputLabel: {
    // The label is above the field.
    defaultProps: { shrink: true },
    styleOverrides: {
      root: { position: 'static', maxWidth: '100%', transform: 'none', pointerEvents: 'auto' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { spacing, vars } }) => ({
        margin: 0,
        color: vars.palette.text.secondary,
        '&.Mui-error': {
          display: 'flex',
          gap: spacing(1),
          fontWeight: 600,
          color: vars.palette.error.main,
          '&::before': { content: '"\\00D7" / ""', fontSize: '1.375em', lineHeight: 1, fontWeight: 700 },
        },
        '&.Mui-error:empty': { display: 'none' },
      }),
    },
  },
  MuiInputBase: {
    // Only floating labels need to know about autofill.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: ({ theme: { vars } }) => ({
        '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...controlFrame(theme),
        '&.MuiInputBase-readOnly': {
          borderColor: 'transparent',
          backgroundColor: theme.vars.palette.background.subtle,
        },
        '&.Mui-error': invalidControlFrame(theme),
        '&.Mui-disabled': {
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.background.subtle,
          borderColor: theme.vars.palette.outline,
          cursor: 'not-allowed',
        },
      }),
      multiline: { padding: 0 },
      adornedStart: ({ theme: { spacing } }) => ({ paddingLeft: spacing(1.875) }),
      adornedEnd: ({ theme: { spacing } }) => ({ paddingRight: spacing(1.875) }),
      notchedOutline: { display: 'none' },
      input: ({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: `max(${theme.layout.touchTarget}, ${theme.layout.controlHeight} - 2 * ${theme.layout.hairline})`,
        padding: controlPadding(theme),
        borderRadius: 'inherit',
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.background.subtle} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
        },
        '&.Mui-disabled': { cursor: 'not-allowed' },
        variants: [
          { props: { multiline: true }, style: { resize: 'vertical' } },
          { props: ({ startAdornment }) => Boolean(startAdornment), style: { paddingLeft: 0 } },
          { props: ({ endAdornment }) => Boolean(endAdornment), style: { paddingRight: 0 } },
        ],
      }),
    },
  },
  MuiInputAdornment: {
    // A paragraph would wrap.
    defaultProps: { disableTypography: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ flexShrink: 0, color: vars.palette.text.secondary }),
      positionStart: ({ theme: { spacing } }) => ({ marginRight: spacing(1.25) }),
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ExpandMoreIcon },
    styleOverrides: {
      select: ({ theme: { spacing } }) => ({ '&&&': { paddingRight: spacing(6), textOverflow: 'ellipsis' } }),
      icon: ({ theme: { spacing } }) => ({ right: spacing(1.375), color: 'inherit' }),
    },
  },
};
