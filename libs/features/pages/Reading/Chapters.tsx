import { styled } from '@mui/material/styles';

export const Chapters = styled('div')(({ theme: { measures } }) => ({
  display: 'grid',
  gap: `calc(${measures.section} * 0.8)`,
  '& > section:first-of-type': { paddingTop: 0, borderTop: 0 },
}));
