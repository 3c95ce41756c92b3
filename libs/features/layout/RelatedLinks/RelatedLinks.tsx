import { styled } from '@mui/material/styles';

export const RelatedLinks = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginBlock: theme.spacing(5),
  '@media (max-width: 30rem)': { flexDirection: 'column' },
}));
