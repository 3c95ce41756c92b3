import { isFound, findQuestion } from '@paniscus/domain/keyboard';
import type { FindRound, SoundState } from '@paniscus/domain/keyboard';
import { Button } from '@paniscus/ui';
import { GameFrame } from '../GameParts/GameFrame';
import { NextButton } from '../GameParts/NextButton';
import { OpenSigns } from '../GameParts/OpenSigns';
import { Prompt } from '../GameParts/Prompt';
import type { Asking, GamesActions } from '../GamesScreen/games.types';
import { getWord } from '../words';

interface FindGameProps {
  round: FindRound;
  asking: Asking;
  sound: SoundState;
  actions: GamesActions;
}

/** Search game: a word is spoken and its sign is picked from several; a wrong sign is only named. */
export function FindGame({ round, asking, sound, actions }: FindGameProps) {
  const question = findQuestion(round);
  if (question === undefined) return null;
  const { answer, choices } = question;
  const found = isFound(round);
  return (
    <GameFrame
      step={`${round.at + 1} of ${round.questions.length}`}
      stepKey={round.at}
      title="Which sign is it?"
      note={findNote(round, answer)}
      onEnd={actions.end}
      actions={
        found ? (
          <NextButton onNext={actions.next}>Next sign</NextButton>
        ) : (
          <Button look="plain" onClick={actions.showMe}>
            Show me
          </Button>
        )
      }
    >
      <Prompt text={getWord(answer)} asking={asking} sound={sound} onSay={actions.sayAgain} />
      <OpenSigns
        label="Open signs"
        choices={choices}
        shown={round.tried}
        found={found ? answer : undefined}
        onTouch={found ? actions.say : actions.touch}
      />
    </GameFrame>
  );
}

function findNote({ tried }: FindRound, answer: string): string | undefined {
  const last = tried.at(-1);
  if (last === undefined) return undefined;
  return last === answer
    ? `This is ${getWord(answer)}.`
    : `That one is ${getWord(last)}. The other one is still there.`;
}
