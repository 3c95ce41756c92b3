import type { Components, Theme } from '@mui/material/styles';

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    // Server-rendered pages without React have buttons and links too.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { focusVisible } }) => ({ '&:focus-visible': focusVisible }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme: { layout, motions, spacing, vars } }) => ({
        minHeight: layout.controlHeight,
        // In large text, a short label needs no button as wide as the room on a phone.
        minWidth: 'min(8rem, 40vw)',
        padding: spacing(1, 3),
        border: `${layout.hairline} solid transparent`,
        borderRadius: vars.shape.borderRadius,
        textAlign: 'center',
        transition: `background-color ${motions.quick}, border-color ${motions.quick}, transform ${motions.quick}`,
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-disabled, &.Mui-disabled:hover': {
          color: vars.palette.text.secondary,
          backgroundColor: vars.palette.background.subtle,
          borderColor: vars.palette.divider,
          transform: 'none',
        },
        '&&.Mui-disabled': {
          pointerEvents: 'auto',
          cursor: 'not-allowed',
          '@media (forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' },
        },
        '&&[aria-busy="true"]': { cursor: 'progress' },
        '@media print': { display: 'none' },
      }),
      outlined: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        variants: [
          {
            props: { color: 'inherit' },
            style: {
              color: vars.palette.text.primary,
              borderColor: vars.palette.outline,
              '&:hover': {
                borderColor: vars.palette.text.primary,
                backgroundColor: vars.palette.background.subtle,
              },
            },
          },
          {
            props: { color: 'error' },
            style: {
              borderColor: vars.palette.error.main,
              '&:hover': { backgroundColor: vars.palette.error.container },
            },
          },
        ],
      }),
      text: ({ theme: { spacing } }) => ({ minWidth: 0, paddingInline: spacing(1) }),
      sizeSmall: ({ theme: { layout, spacing, typography } }) => ({
        minHeight: layout.touchTarget,
        minWidth: 0,
        padding: spacing(0.5, 2),
        fontSize: typography.body2.fontSize,
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme: { layout, vars } }) => ({
        width: layout.touchTarget,
        height: layout.touchTarget,
        borderRadius: vars.shape.borderRadius,
        '&:hover': { backgroundColor: vars.palette.background.subtle },
        variants: [
          {
            props: { color: 'overlay' },
            style: {
              position: 'absolute',
              zIndex: 1,
              width: layout.controlHeight,
              height: layout.controlHeight,
              color: vars.palette.text.primary,
              backgroundColor: vars.palette.scrim,
              border: `${layout.hairline} solid ${vars.palette.outline}`,
              '&:hover': { backgroundColor: vars.palette.background.default },
              '&:focus-visible': { outlineColor: vars.palette.accent.main, outlineOffset: '-3px' },
              '&[hidden]': { display: 'none' },
              '@media print': { display: 'none' },
            },
          },
        ],
      }),
    },
  },
};
