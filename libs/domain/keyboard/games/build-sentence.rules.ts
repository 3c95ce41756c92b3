import type { LexigramKey } from '../keyboard.types.ts';
import type { Sentence } from '../sentence.rules.ts';
import { drawDistractors, ROUND_LENGTH, shuffle } from './shuffle.rules.ts';
import type { Random } from './shuffle.rules.ts';

export type BuildQuestion = { sentence: Sentence; choices: readonly LexigramKey[] };

/** State of the game 'Build the sentence': the player picks its signs in order. */
export type BuildRound = {
  questions: readonly BuildQuestion[];
  at: number;
  placed: number;
  /** The last sign picked, when it was not the next one. */
  wrongKey: LexigramKey | null;
};

export function createBuildRound(
  sentences: readonly Sentence[],
  pool: readonly LexigramKey[],
  choiceCount: number,
  random: Random,
): BuildRound {
  const questions = shuffle(sentences, random)
    .slice(0, ROUND_LENGTH)
    .map((sentence) => {
      const signs = [...new Set(sentence)];
      const distractors = drawDistractors(signs, pool, choiceCount - signs.length, random);
      return { sentence, choices: shuffle([...signs, ...distractors], random) };
    });
  return { questions, at: 0, placed: 0, wrongKey: null };
}

export const getCurrentSentence = ({ questions, at }: BuildRound): BuildQuestion | undefined => questions[at];

export const isBuilt = (round: BuildRound): boolean =>
  round.placed === getCurrentSentence(round)?.sentence.length;

/** Places a sign; a wrong one is only recorded as `missed`. */
export function placeSign(round: BuildRound, key: LexigramKey): BuildRound {
  const question = getCurrentSentence(round);
  if (question === undefined || isBuilt(round) || !question.choices.includes(key)) return round;
  return question.sentence[round.placed] === key
    ? { ...round, placed: round.placed + 1, wrongKey: null }
    : { ...round, wrongKey: key };
}

export const nextSentence = (round: BuildRound): BuildRound =>
  isBuilt(round) ? { ...round, at: round.at + 1, placed: 0, wrongKey: null } : round;

export const listBuildWords = ({ questions, at }: BuildRound): LexigramKey[] => [
  ...new Set(questions.slice(0, at).flatMap(({ sentence }) => sentence)),
];
