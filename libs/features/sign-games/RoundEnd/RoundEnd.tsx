import { styled } from '@mui/material/styles';
import { gamesContent } from '@paniscus/content';
import type { LexigramKey } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { Button, SignTile } from '@paniscus/ui';
import { useArrival } from '../GameParts/use-arrival';
import type { GameId, GamesActions } from '../GamesScreen/games.types';

interface RoundEndProps {
  game: GameId;
  met: readonly LexigramKey[];
  actions: GamesActions;
}

const End = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  '& > h2': { ...typography.h2, '&:focus': { outline: 'none' } },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
    gap: spacing(1.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li > button': {
    ...typography.caption,
    display: 'grid',
    gap: spacing(1),
    justifyItems: 'center',
    width: '100%',
    padding: spacing(1.5, 0.5, 1),
    color: vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: `${measures.hairline} solid transparent`,
    borderRadius: measures.tileRadius,
    cursor: 'pointer',
    '&:hover': { borderColor: vars.palette.line.edge },
  },
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: spacing(1.5) },
}));

/** End of a round: the signs that were met, each of which speaks its word when touched. */
export function RoundEnd({ game, met, actions }: RoundEndProps) {
  const heading = useArrival<HTMLHeadingElement>('end');
  const { title, lead, none } = gamesContent.end;
  return (
    <End>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{met.length === 0 ? none : lead}</p>
      {met.length === 0 ? null : (
        <ul aria-label={title} role="list">
          {met.map((key) => (
            <Met key={key} sign={key} onSay={actions.say} />
          ))}
        </ul>
      )}
      <footer>
        <Button onClick={() => actions.start(game)}>Another round</Button>
        <Button look="plain" onClick={actions.leave}>
          All games
        </Button>
      </footer>
    </End>
  );
}

function Met({ sign: key, onSay }: { sign: LexigramKey; onSay: GamesActions['say'] }) {
  const lexigram = findLexigram(key);
  if (lexigram === undefined) return null;
  return (
    <li>
      <button type="button" onClick={() => onSay(key)}>
        <SignTile sign={lexigram.sign} lexigramClass={lexigram.lexigramClass} size="large" isDecorative />
        {lexigram.word}
      </button>
    </li>
  );
}
