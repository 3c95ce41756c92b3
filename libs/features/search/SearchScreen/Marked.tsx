import { styled } from '@mui/material/styles';
import type { MarkedText } from '@paniscus/domain/search';

const Found = styled('mark')(({ theme: { vars } }) => ({
  color: 'inherit',
  fontWeight: 700,
  backgroundColor: vars.palette.ground,
  boxShadow: `inset 0 -0.12em 0 ${vars.palette.primary.main}`,
}));

export function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, isMarked }, place) =>
    isMarked ? <Found key={place}>{piece}</Found> : piece,
  );
}
