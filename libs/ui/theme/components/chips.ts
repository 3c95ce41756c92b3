import type { Components, Theme } from '@mui/material/styles';

const statuses = ['error', 'warning', 'info', 'success'] as const;

export const chips: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { layout, spacing, typography, vars } }) => ({
        ...typography.caption,
        flexShrink: 0,
        height: 'auto',
        gap: spacing(1),
        padding: spacing(0.25, 1.25),
        fontWeight: 600,
        lineHeight: 1.6,
        textTransform: 'none',
        whiteSpace: 'inherit',
        borderRadius: layout.tileRadius,
        variants: [
          { props: { color: 'default' }, style: { backgroundColor: vars.palette.background.subtle } },
          {
            props: { color: 'default', variant: 'outlined' },
            style: { color: vars.palette.text.secondary },
          },
          {
            props: { variant: 'outlined' },
            style: { border: `${layout.hairline} solid currentcolor` },
          },
          ...statuses.map((color) => ({
            props: { color, variant: 'outlined' as const },
            style: {
              backgroundColor: vars.palette[color].container,
              border: `${layout.hairline} solid currentcolor`,
            },
          })),
        ],
      }),
      icon: { margin: 0, color: 'inherit' },
      label: { padding: 0, overflow: 'visible', whiteSpace: 'inherit' },
    },
  },
};
