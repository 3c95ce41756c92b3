import type { Components, Theme } from '@mui/material/styles';

const tables: Components<Theme> = {
  MuiTable: {
    styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { layout, spacing, vars } }) => ({
        padding: spacing(1.25, 2, 1.25, 0),
        borderBottom: 0,
        borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
      }),
      head: ({ theme: { spacing, typography, vars } }) => ({
        ...typography.overline,
        padding: spacing(1, 2, 1, 0),
        color: vars.palette.text.secondary,
        borderTop: 0,
      }),
      sizeSmall: ({ theme: { spacing } }) => ({ paddingBlock: spacing(0.75) }),
      footer: ({ theme: { typography, vars } }) => ({
        ...typography.h4,
        color: vars.palette.text.primary,
      }),
    },
  },
  // The double rule of accounting above a total.
  MuiTableFooter: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ borderTop: `3px double ${vars.palette.outline}` }),
    },
  },
};

export const dataDisplay: Components<Theme> = {
  ...tables,
  MuiTypography: {
    defaultProps: {
      // Not headings, which MUI makes of them.
      variantMapping: { subtitle1: 'p', subtitle2: 'p' },
    },
  },
  MuiContainer: {
    styleOverrides: {
      root: ({ theme: { breakpoints, layout } }) => ({
        variants: [
          {
            props: { disableGutters: false },
            style: {
              paddingInline: layout.gutter,
              [breakpoints.up('sm')]: { paddingInline: layout.gutter },
            },
          },
          {
            props: { maxWidth: 'lg' },
            style: {
              [breakpoints.up('lg')]: { maxWidth: `calc(${layout.pageWidth} + 2 * ${layout.gutter})` },
            },
          },
        ],
      }),
    },
  },
};
