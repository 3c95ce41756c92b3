import type { Components, Theme } from '@mui/material/styles';

const siteBar: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { color: 'transparent', position: 'sticky' },
    styleOverrides: {
      root: ({ theme: { layout, vars } }) => ({
        backgroundColor: vars.palette.background.default,
        border: 0,
        borderBottom: `${layout.hairline} solid ${vars.palette.divider}`,
        // At high zoom, the window is too low for a bar that stays.
        '@media (max-height: 18rem)': { position: 'static' },
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
        '&&': { minHeight: layout.appBarHeight },
        // One row at normal text size, also in the narrowest windows.
        [windows.narrowest]: { columnGap: spacing(1), paddingInline: spacing(1.5) },
      }),
    },
  },
};

const tabs: Components<Theme> = {
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
  MuiListItemIcon: { styleOverrides: { root: ({ theme: { spacing } }) => ({ minWidth: spacing(4.5) }) } },
  MuiListItemText: {
    defaultProps: {
      slotProps: {
        primary: { variant: 'body2', sx: { fontWeight: 'inherit' } },
        secondary: { variant: 'caption' },
      },
    },
    styleOverrides: { root: { margin: 0 } },
  },
};

const menus: Components<Theme> = {
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

export const navigation: Components<Theme> = {
  ...siteBar,
  ...tabs,
  ...lists,
  ...menus,
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
      ol: {
        flexWrap: 'wrap',
      },
      li: {
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        // The full title is the page's heading, so it may be truncated here, to a few words beside its ancestors.
        '&:last-of-type': {
          flex: '1 1 4rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
};
