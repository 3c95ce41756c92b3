import { getCurrentQuestion, isFound } from '@paniscus/domain/keyboard';
import type { FindRound, LexigramKey, SoundState } from '@paniscus/domain/keyboard';
import { SubmitButton } from '@paniscus/ui';
import type { GamesActions, PromptMode } from '../GamesScreen/games.types';
import { GameFrame } from '../components/GameFrame';
import { NextButton } from '../components/NextButton';
import { Prompt } from '../components/Prompt';
import { SignChoices } from '../components/SignChoices';
import { useFindSign } from '../components/own-words-context';

interface FindGameProps {
  round: FindRound;
  promptMode: PromptMode;
  sound: SoundState;
  actions: GamesActions;
}

/** Search game: a word is spoken and its sign is picked from several; a wrong sign is only named. */
export function FindGame({ round, promptMode, sound, actions }: FindGameProps) {
  const findSign = useFindSign();
  const getWord = (key: LexigramKey) => findSign(key)?.word ?? key;
  const question = getCurrentQuestion(round);
  if (question === undefined) return null;
  const { answer, choices } = question;
  const found = isFound(round);
  return (
    <GameFrame
      step={`${round.at + 1} of ${round.questions.length}`}
      stepKey={round.at}
      title="Which sign is it?"
      feedback={getFeedback(round, answer, getWord)}
      onEnd={actions.end}
      actions={
        found ? (
          <NextButton onClick={actions.next}>Next sign</NextButton>
        ) : (
          <SubmitButton type="button" variant="outlined" color="inherit" onClick={actions.revealAnswer}>
            Show me
          </SubmitButton>
        )
      }
    >
      <Prompt text={getWord(answer)} mode={promptMode} sound={sound} onRepeat={actions.repeatPrompt} />
      <SignChoices
        label="Number of signs to choose from"
        choices={choices}
        revealed={round.tried}
        found={found ? answer : undefined}
        onChoose={found ? actions.say : actions.chooseSign}
      />
    </GameFrame>
  );
}

function getFeedback(
  { tried }: FindRound,
  answer: LexigramKey,
  getWord: (key: LexigramKey) => string,
): string | undefined {
  const last = tried.at(-1);
  if (last === undefined) return undefined;
  return last === answer ? `This is “${getWord(answer)}.”` : `That is “${getWord(last)}.” Try another sign.`;
}
