import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface AvailabilityProps {
  available: boolean;
  children: ReactNode;
}

/** The mark is a full square when available and an empty diamond otherwise, so the state does not depend on color. */
const Root = styled(Typography, {
  shouldForwardProp: (prop) => prop !== 'available',
})<{ available: boolean }>(({ theme: { spacing, vars }, available }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.25),
  color: available ? vars.palette.success.main : vars.palette.error.main,
  '&::before': {
    content: '""',
    flex: 'none',
    width: spacing(1.5),
    height: spacing(1.5),
    border: '2px solid currentcolor',
    backgroundColor: available ? 'currentcolor' : 'transparent',
    transform: available ? undefined : 'rotate(45deg)',
  },
}));

export function Availability({ available, children }: AvailabilityProps) {
  return (
    <Root variant="subtitle2" role="status" available={available}>
      {children}
    </Root>
  );
}
