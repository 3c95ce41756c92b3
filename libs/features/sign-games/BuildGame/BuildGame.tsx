import { getCurrentSentence, isBuilt } from '@paniscus/domain/keyboard';
import type { BuildRound, SoundState } from '@paniscus/domain/keyboard';
import { SubmitButton } from '@paniscus/ui';
import type { GamesActions, PromptMode } from '../GamesScreen/games.types';
import { GameFrame } from '../components/GameFrame';
import { NextButton } from '../components/NextButton';
import { Prompt } from '../components/Prompt';
import { SignChoices } from '../components/SignChoices';
import { getWord, joinWords } from '../sign-words';
import { SentenceSlots } from './SentenceSlots';

interface BuildGameProps {
  round: BuildRound;
  promptMode: PromptMode;
  sound: SoundState;
  actions: GamesActions;
}

/** Sentence game: a sentence is spoken and its signs are placed in order; a wrong sign is only named. */
export function BuildGame({ round, promptMode, sound, actions }: BuildGameProps) {
  const question = getCurrentSentence(round);
  if (question === undefined) return null;
  const { sentence, choices } = question;
  const placed = sentence.slice(0, round.placed);
  const built = isBuilt(round);
  return (
    <GameFrame
      step={`${round.at + 1} of ${round.questions.length}`}
      stepKey={round.at}
      title="Build the sentence"
      feedback={getFeedback(round)}
      onEnd={actions.end}
      actions={
        built ? (
          <NextButton onClick={actions.next}>Next sentence</NextButton>
        ) : (
          <SubmitButton type="button" variant="outlined" color="inherit" onClick={actions.revealAnswer}>
            Show me the next sign
          </SubmitButton>
        )
      }
    >
      <Prompt text={joinWords(sentence)} mode={promptMode} sound={sound} onRepeat={actions.repeatPrompt} />
      <SentenceSlots sentence={sentence} placedCount={placed.length} />
      <SignChoices
        label="Number of signs to choose from"
        choices={choices}
        revealed={[...placed, ...(round.wrongKey === null ? [] : [round.wrongKey])]}
        found={built ? sentence.at(-1) : undefined}
        onChoose={built ? actions.say : actions.chooseSign}
      />
    </GameFrame>
  );
}

function getFeedback(round: BuildRound): string | undefined {
  const sentence = getCurrentSentence(round)?.sentence ?? [];
  if (round.wrongKey !== null) return `That is “${getWord(round.wrongKey)}.” Try another sign.`;
  if (isBuilt(round)) return `The sentence is complete: “${joinWords(sentence)}.”`;
  return round.placed === 0 ? undefined : `“${getWord(sentence[round.placed - 1] ?? '')}” is in place.`;
}
