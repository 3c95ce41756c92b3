import type { Components, Theme } from '@mui/material/styles';

export const frames: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { color: 'transparent', position: 'sticky' },
    styleOverrides: {
      root: ({ theme: { layout, vars } }) => ({
        backgroundColor: vars.palette.background.default,
        border: 0,
        borderBottom: `${layout.hairline} solid ${vars.palette.divider}`,
        // At high zoom, and on phones in landscape, the window is too low for a bar that stays.
        '@media (max-height: 26rem)': { position: 'static' },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: ({ theme: { layout, spacing, windows } }) => ({
        // Two rows when large text does not fit into one.
        flexWrap: 'wrap',
        gap: spacing(2),
        width: '100%',
        maxWidth: `calc(${layout.pageWidth} + 2 * ${layout.gutter})`,
        marginInline: 'auto',
        padding: `${spacing(1)} ${layout.gutter}`,
        '&&': { minHeight: layout.appBarRow },
        // One row at normal text size, also in the narrowest windows.
        [windows.narrowest]: { columnGap: spacing(1), paddingInline: spacing(1.5) },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.background.default }),
    },
  },
};
