import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { LexigramTile } from '@paniscus/ui';

const Opening = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(5, 8),
  alignItems: 'center',
  [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: '6fr 6fr' },
  '& h1': { ...typography.h1, maxWidth: '14ch' },
  '& p': {
    ...typography.subtitle1,
    maxWidth: '40ch',
    marginTop: spacing(3),
    color: vars.palette.text.secondary,
  },
}));

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

/** The title beside a board of signs, as the apes have it before them. */
export function Hero() {
  const { title, lead, board } = homeContent;
  return (
    <Opening>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <Board aria-hidden="true">
        {board.map((word) => (
          <LexigramTile key={word} word={word} isDecorative />
        ))}
      </Board>
    </Opening>
  );
}
