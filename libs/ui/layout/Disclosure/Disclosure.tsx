import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Always visible; a press on it shows or hides the rest. */
  title: ReactNode;
  /** Content that is hidden while closed. */
  children: ReactNode;
}

const Root = styled(Box)(({ theme: { layout, vars } }) => ({
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `${layout.hairline} solid ${vars.palette.divider}` },
  // On paper, a closed one is only a control.
  '@media print': { '&:not([open])': { display: 'none' } },
})) as typeof Box;

const Summary = styled(Box)(({ theme: { spacing, typography, vars } }) => ({
  ...typography.h5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(2),
  minHeight: spacing(7),
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '"+" / ""',
    fontSize: typography.pxToRem(24),
    lineHeight: 1,
    color: vars.palette.text.secondary,
    '@media print': { display: 'none' },
  },
  '[open] > &::after': { content: '"\\2212" / ""' },
})) as typeof Box;

/** Native `details` in the look of an accordion: opens and closes without React. */
export function Disclosure({ title, children, ...details }: DisclosureProps) {
  return (
    <Root component="details" {...details}>
      <Summary component="summary">{title}</Summary>
      <Stack spacing={1.5} sx={{ typography: 'body2', pb: 3 }}>
        {children}
      </Stack>
    </Root>
  );
}
