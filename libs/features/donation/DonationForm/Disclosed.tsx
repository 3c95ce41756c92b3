import { styled } from '@mui/material/styles';

/** Conditional fields, with a line at the side that connects them to the choice above. */
export const Disclosed = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  minWidth: 0,
  paddingInlineStart: spacing(2),
  borderInlineStart: `2px solid ${vars.palette.divider}`,
}));
