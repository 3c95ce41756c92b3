import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { gamesContent } from '@paniscus/content';
import { SignRow, useFocusOnMount, VisuallyHidden } from '@paniscus/ui';
import type { GameId, GameOptions } from '../GamesScreen/games.types';
import { OptionFields } from './OptionFields';

interface GameMenuProps {
  options: GameOptions;
  /** The game that was played before; its title has the focus. */
  played: GameId | undefined;
  /** Whether the options leave enough words for the games with single words. */
  hasWords: boolean;
  onOptionsChange: (options: GameOptions) => void;
  onStart: (game: GameId) => void;
}

const GAMES: readonly GameId[] = ['find', 'say', 'build'];

export function GameMenu({ options, played, hasWords, onOptionsChange, onStart }: GameMenuProps) {
  return (
    <Stack sx={{ gap: 5 }}>
      <Typography sx={{ '@media (scripting: enabled)': { display: 'none' } }}>
        {gamesContent.withoutScript}
      </Typography>
      <List
        role="list"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
          gap: 2.5,
        }}
      >
        {GAMES.map((game) => (
          <GameCard
            key={game}
            game={game}
            takesFocus={game === played}
            isPlayable={hasWords || game === 'build'}
            onStart={onStart}
          />
        ))}
      </List>
      {hasWords ? null : <Typography role="status">{gamesContent.withoutOwnWords}</Typography>}
      <OptionFields options={options} onChange={onOptionsChange} />
    </Stack>
  );
}

type GameCardProps = Pick<GameMenuProps, 'onStart'> & {
  game: GameId;
  takesFocus: boolean;
  isPlayable: boolean;
};

function GameCard({ game, takesFocus, isPlayable, onStart }: GameCardProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  const { title, description, signs } = gamesContent.games[game];
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateRows: 'auto 1fr auto auto',
        p: 3,
      }}
    >
      <Typography ref={heading} variant="h3" component="h2" tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>
      <SignRow words={signs} label="Signs" size="small" />
      <Button disabled={!isPlayable} onClick={() => onStart(game)} data-needs-script="">
        Play<VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Button>
    </Card>
  );
}
