import { styled } from '@mui/material/styles';

/** Fields that a choice above them has brought up; a line at their side says that they belong to it. */
export const Disclosed = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  minWidth: 0,
  paddingInlineStart: spacing(2),
  borderInlineStart: `2px solid ${vars.palette.divider}`,
}));
