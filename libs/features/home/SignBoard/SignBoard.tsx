import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { LexigramTile } from '@paniscus/ui';

const Board = styled('div')(({ theme: { measures, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: spacing(0.5),
  padding: spacing(0.5),
  backgroundColor: vars.palette.ground,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  '& > svg[data-size]': { width: '100%', height: 'auto', aspectRatio: '1' },
}));

export function SignBoard() {
  return (
    <Board aria-hidden="true">
      {homeContent.board.map((word) => (
        <LexigramTile key={word} word={word} isDecorative />
      ))}
    </Board>
  );
}
