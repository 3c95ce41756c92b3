import type { Components, Theme } from '@mui/material/styles';

/** Lists of pages and of choices. */
export const menus: Components<Theme> = {
  // Grows with the text, as signs do.
  MuiListItemIcon: { styleOverrides: { root: { minWidth: '2.25rem' } } },
  MuiListItemText: {
    defaultProps: {
      slotProps: {
        primary: { variant: 'body2', sx: { fontWeight: 'inherit' } },
        secondary: { variant: 'caption' },
      },
    },
    styleOverrides: { root: { margin: 0 } },
  },
  MuiMenu: { styleOverrides: { list: ({ theme: { spacing } }) => ({ paddingBlock: spacing(1) }) } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { layout, typography } }) => ({
        ...typography.body2,
        minHeight: layout.touchTarget,
      }),
    },
  },
};
