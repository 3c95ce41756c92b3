import type { Components, Theme } from '@mui/material/styles';

const lists: Components<Theme> = {
  // Gaps and rules separate the items.
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disablePadding: true } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { layout, spacing, vars } }) => ({
        minHeight: layout.touchTarget,
        padding: spacing(0.5, 1.5),
        borderRadius: vars.shape.borderRadius,
        '&:hover': { backgroundColor: vars.palette.background.subtle },
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 600,
          backgroundColor: vars.palette.background.subtle,
          boxShadow: `inset ${layout.currentMark} 0 0 ${vars.palette.primary.main}`,
        },
      }),
    },
  },
};

export const navigation: Components<Theme> = {
  ...lists,
  MuiLink: {
    styleOverrides: {
      root: ({ theme: { layout, vars } }) => ({
        variants: [
          {
            props: { underline: 'always' },
            style: { '&, &:hover': { textDecorationColor: 'currentcolor' } },
          },
          ...(['inherit', 'textPrimary', 'textSecondary'] as const).map((color) => ({
            props: { underline: 'always' as const, color },
            style: { '&:not(:hover)': { textDecorationColor: vars.palette.outline } },
          })),
          {
            props: { variant: 'standalone' },
            style: {
              display: 'inline-flex',
              alignItems: 'center',
              minWidth: layout.touchTarget,
              minHeight: layout.touchTarget,
              '@media print': { minHeight: 0 },
            },
          },
        ],
      }),
      // MUI's own ring needs a script.
      button: ({ theme: { focusVisible } }) => ({ '&:focus-visible': focusVisible }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({
        ...typography.caption,
        '@media print': { display: 'none' },
      }),
      // Like running text: a long title begins beside its ancestors and wraps.
      ol: { display: 'block' },
      li: { display: 'inline', overflowWrap: 'anywhere' },
      separator: { display: 'inline' },
    },
  },
};
