import type { Components, Theme } from '@mui/material/styles';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/severity-icons';

const severities = ['error', 'warning', 'info', 'success'] as const;

const ICON_SIZE = '1.5rem';

export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        error: <ErrorIcon fontSize="inherit" />,
        warning: <WarningIcon fontSize="inherit" />,
        info: <InfoIcon fontSize="inherit" />,
        success: <SuccessIcon fontSize="inherit" />,
      },
    },
    styleOverrides: {
      root: ({ theme: { layout, spacing, vars } }) => ({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: spacing(2),
        padding: spacing(2, 2.5),
        color: vars.palette.text.primary,
        border: 0,
        borderLeft: '4px solid',
        borderRadius: layout.tileRadius,
        variants: severities.map((severity) => ({
          props: { colorSeverity: severity },
          style: {
            borderColor: vars.palette[severity].main,
            backgroundColor: vars.palette[severity].container,
            '& .MuiAlert-icon, & .MuiAlertTitle-root': { color: vars.palette[severity].main },
          },
        })),
      }),
      icon: { margin: '0.125rem 0 0', padding: 0, fontSize: ICON_SIZE, opacity: 1 },
      message: { padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
      // Below the message, because an action may be a button as wide as a phone.
      action: ({ theme: { spacing } }) => ({
        gridColumn: '1 / -1',
        display: 'grid',
        // In line with the message, unless the action needs the room below the icon.
        gridTemplateColumns: `minmax(0, calc(${ICON_SIZE} + ${spacing(2)})) minmax(min-content, 1fr)`,
        justifyItems: 'start',
        margin: 0,
        padding: spacing(1.5, 0, 0),
        '& > *': { gridColumn: 2 },
      }),
    },
  },
  MuiAlertTitle: {
    defaultProps: { variant: 'subtitle2', gutterBottom: false },
    styleOverrides: {
      root: ({ theme: { typography } }) => ({
        marginTop: 0,
        fontSize: typography.body2.fontSize,
        fontWeight: typography.subtitle2.fontWeight,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        variants: [{ props: { invisible: false }, style: { backgroundColor: vars.palette.scrim } }],
      }),
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme: { layout, vars } }) => ({
        backgroundColor: vars.palette.divider,
        borderRadius: layout.tileRadius,
      }),
      circular: { borderRadius: '50%' },
      rounded: ({ theme: { vars } }) => ({ borderRadius: vars.shape.borderRadius }),
    },
  },
};
