import { styled } from '@mui/material/styles';
import type { Deck } from '@paniscus/domain/keyboard';
import { describeSign, findLexigram } from '@paniscus/lexigrams';
import { Button, SignTile } from '@paniscus/ui';
import { GameFrame } from '../GameParts/GameFrame';
import { NextButton } from '../GameParts/NextButton';
import type { GamesActions } from '../GamesScreen/games.types';

interface SayGameProps {
  deck: Deck;
  actions: GamesActions;
}

const Card = styled('div')(({ theme: { families, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'center',
  width: 'min(100%, 20rem)',
  padding: spacing(3, 3, 2),
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.line.edge}`,
  borderRadius: measures.tileRadius,
  '& > p': { ...typography.h2, fontFamily: families.serif, minHeight: '1.2em', textAlign: 'center' },
}));

/** Naming game: the visitor thinks of or says the word of a sign, then turns it over. */
export function SayGame({ deck, actions }: SayGameProps) {
  const { waiting, isTurned, answered } = deck;
  const lexigram = findLexigram(waiting[0] ?? '');
  if (lexigram === undefined) return null;
  const { key, word, sign, lexigramClass } = lexigram;
  const left = waiting.length === 1 ? 'The last sign' : `${waiting.length} signs in the deck`;
  return (
    <GameFrame
      step={left}
      stepKey={answered}
      title="Which word is this?"
      note={isTurned ? `This is ${word}.` : undefined}
      onEnd={actions.end}
      actions={
        isTurned ? (
          <>
            <NextButton onNext={actions.knewIt}>I knew it</NextButton>
            <Button look="plain" onClick={actions.later}>
              Show me again later
            </Button>
          </>
        ) : (
          <Button onClick={actions.flip}>Turn it over</Button>
        )
      }
    >
      <Card>
        <SignTile key={key} sign={sign} lexigramClass={lexigramClass} size="fill" name={describeSign(sign)} />
        <p aria-hidden>{isTurned ? word : null}</p>
      </Card>
    </GameFrame>
  );
}
