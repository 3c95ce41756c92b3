import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Deck } from '@paniscus/domain/keyboard';
import type { GamesActions } from '../GamesScreen/games.types';
import { GameFrame } from '../components/GameFrame';
import { GameTile } from '../components/GameTile';
import { NextButton } from '../components/NextButton';
import { useFindSign } from '../components/own-words-context';
import type { GameSign } from '../components/own-words-context';

interface SayGameProps {
  deck: Deck;
  actions: GamesActions;
}

/** Naming game: the visitor thinks of or says the word of a sign, then turns it over. */
export function SayGame({ deck, actions }: SayGameProps) {
  const { waiting, isRevealed, answered } = deck;
  const sign = useFindSign()(waiting[0] ?? '');
  if (sign === undefined) return null;
  return (
    <GameFrame
      step={waiting.length === 1 ? 'The last sign' : `${waiting.length} signs in the deck`}
      stepKey={answered}
      title="Which word is this?"
      feedback={isRevealed ? `This is “${sign.word}.”` : undefined}
      onEnd={actions.end}
      actions={
        isRevealed ? (
          <>
            <NextButton onClick={actions.markKnown}>I knew it</NextButton>
            <Button variant="outlined" color="inherit" onClick={actions.repeatLater}>
              Show me again later
            </Button>
          </>
        ) : (
          <Button onClick={actions.revealCard}>Turn it over</Button>
        )
      }
    >
      <Flashcard sign={sign} isRevealed={isRevealed} />
    </GameFrame>
  );
}

function Flashcard({ sign, isRevealed }: { sign: GameSign; isRevealed: boolean }) {
  return (
    <Card
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        width: 'min(100%, 20rem)',
        p: 3,
        pb: 2,
        borderColor: 'outline',
      }}
    >
      <GameTile key={sign.key} sign={sign} size="fill" isNamed />
      <Typography variant="h2" component="p" aria-hidden sx={{ minHeight: '1.2em', textAlign: 'center' }}>
        {isRevealed ? sign.word : null}
      </Typography>
    </Card>
  );
}
