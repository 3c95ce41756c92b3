import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Deck } from '@paniscus/domain/keyboard';
import { describeSign, findLexigram } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';
import type { GamesActions } from '../GamesScreen/games.types';
import { GameFrame } from '../components/GameFrame';
import { NextButton } from '../components/NextButton';

interface SayGameProps {
  deck: Deck;
  actions: GamesActions;
}

/** Naming game: the visitor thinks of or says the word of a sign, then turns it over. */
export function SayGame({ deck, actions }: SayGameProps) {
  const { waiting, isRevealed, answered } = deck;
  const lexigram = findLexigram(waiting[0] ?? '');
  if (lexigram === undefined) return null;
  return (
    <GameFrame
      step={waiting.length === 1 ? 'The last sign' : `${waiting.length} signs in the deck`}
      stepKey={answered}
      title="Which word is this?"
      feedback={isRevealed ? `This is ${lexigram.word}.` : undefined}
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
      <Flashcard lexigram={lexigram} isRevealed={isRevealed} />
    </GameFrame>
  );
}

function Flashcard({ lexigram, isRevealed }: { lexigram: Lexigram; isRevealed: boolean }) {
  const { key, word, sign, lexigramClass } = lexigram;
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
      <SignTile key={key} sign={sign} lexigramClass={lexigramClass} size="fill" name={describeSign(sign)} />
      <Typography variant="h2" component="p" aria-hidden sx={{ minHeight: '1.2em', textAlign: 'center' }}>
        {isRevealed ? word : null}
      </Typography>
    </Card>
  );
}
