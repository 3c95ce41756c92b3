import type { Components, Theme } from '@mui/material/styles';

export const tabs: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme: { layout, vars } }) => ({
        minHeight: layout.touchTarget,
        borderBottom: `${layout.hairline} solid ${vars.palette.divider}`,
      }),
      list: ({ theme: { spacing } }) => ({ gap: spacing(3) }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { layout, spacing, typography, vars } }) => ({
        ...typography.body2,
        minWidth: 0,
        minHeight: layout.touchTarget,
        padding: spacing(1, 0.5),
        '&:hover': { color: vars.palette.text.primary },
        '&.Mui-selected': { fontWeight: 600, color: vars.palette.text.primary },
      }),
    },
  },
};
