import type { Components, Theme } from '@mui/material/styles';
import { ExpandMoreIcon } from '../icons/ExpandMoreIcon';

const expandMoreIcon = <ExpandMoreIcon />;

/** Flat, without a frame: a line of text that opens. */
export const accordions: Components<Theme> = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        border: 0,
        '&::before': { display: 'none' },
        // On paper, a closed one is only a control.
        '@media print': { '&:not(.Mui-expanded)': { display: 'none' } },
      },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: expandMoreIcon },
    styleOverrides: {
      root: ({ theme: { layout, spacing, typography } }) => ({
        ...typography.subtitle2,
        justifyContent: 'flex-start',
        gap: spacing(1),
        width: 'auto',
        minHeight: layout.touchTarget,
        padding: 0,
      }),
      content: ({ theme: { spacing } }) => ({ flexGrow: 0, margin: spacing(1.25, 0) }),
      expandIconWrapper: { color: 'inherit', '@media print': { display: 'none' } },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({ display: 'grid', gap: spacing(3), padding: spacing(1, 0) }),
    },
  },
};
