import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { gamesContent } from '@paniscus/content';
import type { LexigramKey } from '@paniscus/domain/keyboard';
import { SignButton } from '@paniscus/ui';
import type { GameId, GamesActions } from '../GamesScreen/games.types';
import { GameTile } from '../components/GameTile';
import { useFindSign } from '../components/own-words-context';
import { useFocusOnChange } from '../components/use-focus-on-change';

interface RoundSummaryProps {
  game: GameId;
  practicedKeys: readonly LexigramKey[];
  /** Whether it was ended before its last sign. */
  isEarly: boolean;
  actions: GamesActions;
}

/** End of a round: the signs that were practiced, each of which speaks its word when pressed. */
export function RoundSummary({ game, practicedKeys, isEarly, actions }: RoundSummaryProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>('end');
  const { title, lead, early, none } = gamesContent.end;
  return (
    <Stack component="section" sx={{ gap: 3 }}>
      <Typography ref={heading} variant="h2" tabIndex={-1}>
        {title}
      </Typography>
      <Typography>{practicedKeys.length === 0 ? none : isEarly ? early : lead}</Typography>
      {practicedKeys.length === 0 ? null : (
        <PracticedSigns label={title} practicedKeys={practicedKeys} onSay={actions.say} />
      )}
      <Stack component="footer" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button onClick={() => actions.start(game)}>Another round</Button>
        <Button variant="outlined" color="inherit" onClick={actions.backToMenu}>
          All games
        </Button>
      </Stack>
    </Stack>
  );
}

interface PracticedSignsProps {
  label: string;
  practicedKeys: readonly LexigramKey[];
  onSay: GamesActions['say'];
}

function PracticedSigns({ label, practicedKeys, onSay }: PracticedSignsProps) {
  const findSign = useFindSign();
  return (
    <List
      aria-label={label}
      role="list"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
        gap: 1.5,
      }}
    >
      {practicedKeys.map(findSign).map((sign) =>
        sign === undefined ? null : (
          <Box component="li" key={sign.key}>
            <SignButton onClick={() => onSay(sign.key)} sx={{ gap: 1, pt: 1.5, px: 0.5 }}>
              <GameTile sign={sign} size="large" />
              {sign.word}
            </SignButton>
          </Box>
        ),
      )}
    </List>
  );
}
