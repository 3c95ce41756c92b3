import { styled } from '@mui/material/styles';

export const TextButton = styled('button')(({ theme: { measures, typography, vars } }) => ({
  ...typography.body2,
  position: 'relative',
  minWidth: measures.touchTarget,
  minHeight: measures.touchTarget,
  padding: 0,
  color: vars.palette.primary.main,
  background: 'none',
  border: 0,
  textDecoration: 'underline',
  textDecorationThickness: '0.06em',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: '0.12em' },
}));
