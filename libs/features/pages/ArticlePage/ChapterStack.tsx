import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

export const ChapterStack = styled(Stack)(({ theme: { layout } }) => ({
  gap: `calc(${layout.section} * 0.8)`,
}));
