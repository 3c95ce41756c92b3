import type { Components, Theme } from '@mui/material/styles';

/** Narrow windows leave this margin around a dialog. */
const DIALOG_MARGIN = 2;

/** Space around the title, text and buttons of a dialog. */
const dialogPadding = ({ spacing }: Theme) => `clamp(${spacing(2.5)}, 5vw, ${spacing(4)})`;

const dialogs: Components<Theme> = {
  // What is closing takes no press, and none goes through it: a double-click acts once.
  MuiModal: {
    styleOverrides: {
      root: {
        variants: [
          { props: ({ ownerState }) => !ownerState.open, style: { '& > *': { pointerEvents: 'none' } } },
        ],
      },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      backdrop: { backdropFilter: 'blur(2px)' },
      paper: ({ theme: { layout, spacing, vars } }) => ({
        margin: spacing(DIALOG_MARGIN),
        border: `${layout.hairline} solid ${vars.palette.outline}`,
        borderRadius: vars.shape.borderRadius,
        width: `calc(100% - ${spacing(2 * DIALOG_MARGIN)})`,
        maxHeight: `calc(100% - ${spacing(2 * DIALOG_MARGIN)})`,
      }),
      paperWidthSm: ({ theme: { layout } }) => ({ maxWidth: layout.formWidth }),
      paperWidthLg: ({ theme: { layout } }) => ({ maxWidth: layout.pageWidth }),
      paperFullScreen: {
        width: '100%',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: 0,
        border: 0,
        borderRadius: 0,
      },
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h3' },
    styleOverrides: {
      root: ({ theme }) => ({ padding: dialogPadding(theme), paddingBottom: theme.spacing(2) }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        '--dialog-padding': dialogPadding(theme),
        padding: '0 var(--dialog-padding) var(--dialog-padding)',
      }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(1.5),
        padding: `${theme.spacing(2)} ${dialogPadding(theme)}`,
        // Content that scrolls ends at a line instead of being cut off.
        borderTop: `${theme.layout.hairline} solid ${theme.vars.palette.divider}`,
        [theme.windows.narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
      }),
    },
  },
};

export const surfaces: Components<Theme> = {
  ...dialogs,
  MuiPaper: {
    // Borders instead of shadows.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      rounded: ({ theme: { layout } }) => ({ borderRadius: layout.tileRadius }),
    },
  },
  MuiCard: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
};
