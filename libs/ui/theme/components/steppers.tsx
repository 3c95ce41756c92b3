import type { Components, Theme } from '@mui/material/styles';
import { StepMark } from '../icons/StepMark';

export const steppers: Components<Theme> = {
  MuiStepper: {
    // The line to the next step runs beside the label, whatever its height.
    defaultProps: { connector: null },
  },
  MuiStep: {
    styleOverrides: {
      vertical: ({ theme: { spacing, vars } }) => ({
        position: 'relative',
        paddingBottom: spacing(3.5),
        '&:last-of-type': { paddingBottom: 0 },
        '&:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          left: 'calc(0.5rem - 1px)',
          top: '1rem',
          bottom: '-0.25rem',
          borderLeft: `2px solid ${vars.palette.divider}`,
        },
        variants: [
          {
            props: { completed: true, active: false },
            style: { '&:not(:last-of-type)::after': { borderColor: vars.palette.primary.main } },
          },
        ],
      }),
    },
  },
  MuiStepLabel: {
    defaultProps: { slots: { stepIcon: StepMark } },
    styleOverrides: {
      vertical: ({ theme: { spacing } }) => ({
        alignItems: 'flex-start',
        padding: 0,
        '& .MuiStepLabel-iconContainer': { paddingTop: spacing(0.5) },
      }),
      iconContainer: ({ theme: { spacing } }) => ({ paddingRight: spacing(3) }),
    },
  },
};
