import type { Components, Theme } from '@mui/material/styles';

export const snackbars: Components<Theme> = {
  MuiSnackbar: {
    defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } },
    styleOverrides: {
      root: ({ theme: { breakpoints, layout, vars, zIndex } }) => ({
        // Below a dialog that is opened later, whose buttons it would cover.
        zIndex: zIndex.modal - 1,
        '@media print': { display: 'none' },
        '& > .MuiAlert-root': {
          width: '100%',
          maxWidth: layout.formWidth,
          outline: `${layout.hairline} solid ${vars.palette.outline}`,
          [breakpoints.up('sm')]: {
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            alignItems: 'center',
          },
        },
        '& .MuiAlert-action': {
          [breakpoints.up('sm')]: { gridColumn: 3, display: 'flex', padding: 0 },
        },
      }),
    },
  },
};
