import { styled } from '@mui/material/styles';
import { isBuilt, sentenceAt } from '@paniscus/domain/keyboard';
import type { BuildRound, SoundState } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { Button, SignTile } from '@paniscus/ui';
import { GameFrame } from '../GameParts/GameFrame';
import { NextButton } from '../GameParts/NextButton';
import { OpenSigns } from '../GameParts/OpenSigns';
import { Prompt } from '../GameParts/Prompt';
import type { Asking, GamesActions } from '../GamesScreen/games.types';
import { getWord, joinWords } from '../words';

interface BuildGameProps {
  round: BuildRound;
  asking: Asking;
  sound: SoundState;
  actions: GamesActions;
}

const Slots = styled('ol')(({ theme: { measures, spacing, tileSizes, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...typography.caption,
    display: 'grid',
    gap: spacing(0.5),
    justifyItems: 'center',
    alignContent: 'start',
    minWidth: tileSizes.large,
    minHeight: `calc(${tileSizes.large} + 2em)`,
  },
  '& [data-part="gap"]': {
    width: tileSizes.large,
    height: tileSizes.large,
    border: `${measures.hairline} dashed ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
  },
}));

/** Sentence game: a sentence is spoken and its signs are placed in order; a wrong sign is only named. */
export function BuildGame({ round, asking, sound, actions }: BuildGameProps) {
  const question = sentenceAt(round);
  if (question === undefined) return null;
  const { sentence, choices } = question;
  const laid = sentence.slice(0, round.placed);
  const built = isBuilt(round);
  return (
    <GameFrame
      step={`${round.at + 1} of ${round.questions.length}`}
      stepKey={round.at}
      title="Lay the sentence"
      note={findNote(round)}
      onEnd={actions.end}
      actions={
        built ? (
          <NextButton onNext={actions.next}>Next sentence</NextButton>
        ) : (
          <Button look="plain" onClick={actions.showMe}>
            Show me the next sign
          </Button>
        )
      }
    >
      <Prompt text={joinWords(sentence)} asking={asking} sound={sound} onSay={actions.sayAgain} />
      <Slots aria-label="Your sentence">
        {sentence.map((key, place) => (
          <li key={place}>{place < laid.length ? <Laid sign={key} /> : <Gap place={place} />}</li>
        ))}
      </Slots>
      <OpenSigns
        label="Open signs"
        choices={choices}
        shown={[...laid, ...(round.missed === null ? [] : [round.missed])]}
        found={built ? sentence.at(-1) : undefined}
        onTouch={built ? actions.say : actions.touch}
      />
    </GameFrame>
  );
}

function Laid({ sign: key }: { sign: string }) {
  const lexigram = findLexigram(key);
  if (lexigram === undefined) return null;
  return (
    <>
      <SignTile sign={lexigram.sign} lexigramClass={lexigram.lexigramClass} size="large" isDecorative />
      {lexigram.word}
    </>
  );
}

const Gap = ({ place }: { place: number }) => (
  <span data-part="gap" role="img" aria-label={`Place ${place + 1}, empty`} />
);

function findNote(round: BuildRound): string | undefined {
  const sentence = sentenceAt(round)?.sentence ?? [];
  if (round.missed !== null) return `That one is ${getWord(round.missed)}. Another one comes next.`;
  if (isBuilt(round)) return `There it lies: ${joinWords(sentence)}.`;
  return round.placed === 0 ? undefined : `${getWord(sentence[round.placed - 1] ?? '')} lies in its place.`;
}
