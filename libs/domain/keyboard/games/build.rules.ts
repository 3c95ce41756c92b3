import type { LexigramKey } from '../keyboard.types.ts';
import type { Sentence } from '../sentence.rules.ts';
import { othersThan, ROUND_LENGTH, shuffled } from './deal.rules.ts';
import type { Random } from './deal.rules.ts';

export type BuildQuestion = { sentence: Sentence; choices: readonly LexigramKey[] };

/** 'Build the sentence': its signs are laid one after the other. */
export type BuildRound = {
  questions: readonly BuildQuestion[];
  at: number;
  /** How many signs of the sentence lie in their place. */
  placed: number;
  /** The sign that was touched last and did not come next. */
  missed: LexigramKey | null;
};

export function createBuildRound(
  sentences: readonly Sentence[],
  pool: readonly LexigramKey[],
  choiceCount: number,
  random: Random,
): BuildRound {
  const questions = shuffled(sentences, random)
    .slice(0, ROUND_LENGTH)
    .map((sentence) => {
      const signs = [...new Set(sentence)];
      const others = othersThan(signs, pool, choiceCount - signs.length, random);
      return { sentence, choices: shuffled([...signs, ...others], random) };
    });
  return { questions, at: 0, placed: 0, missed: null };
}

export const sentenceAt = ({ questions, at }: BuildRound): BuildQuestion | undefined => questions[at];

export const isBuilt = (round: BuildRound): boolean => round.placed === sentenceAt(round)?.sentence.length;

/** Lays a sign; one that does not come next is only named. */
export function withLaid(round: BuildRound, key: LexigramKey): BuildRound {
  const question = sentenceAt(round);
  if (question === undefined || isBuilt(round) || !question.choices.includes(key)) return round;
  return question.sentence[round.placed] === key
    ? { ...round, placed: round.placed + 1, missed: null }
    : { ...round, missed: key };
}

export const nextSentence = (round: BuildRound): BuildRound =>
  isBuilt(round) ? { ...round, at: round.at + 1, placed: 0, missed: null } : round;

/** The signs of the sentences that were built, each once. */
export const metInBuild = ({ questions, at }: BuildRound): LexigramKey[] => [
  ...new Set(questions.slice(0, at).flatMap(({ sentence }) => sentence)),
];
