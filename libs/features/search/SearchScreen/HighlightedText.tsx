import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { MarkedText } from '@paniscus/domain/search';

const Mark = styled(Box)(({ theme: { vars } }) => ({
  color: 'inherit',
  fontWeight: 700,
  backgroundColor: vars.palette.background.subtle,
  boxShadow: `inset 0 -0.12em 0 ${vars.palette.primary.main}`,
})) as typeof Box;

export function HighlightedText({ text }: { text: MarkedText }) {
  return text.map(({ text: segment, isMarked }, index) =>
    isMarked ? (
      <Mark key={index} component="mark">
        {segment}
      </Mark>
    ) : (
      segment
    ),
  );
}
