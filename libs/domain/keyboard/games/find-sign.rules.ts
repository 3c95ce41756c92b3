import type { LexigramKey } from '../keyboard.types.ts';
import { drawWords, drawDistractors, shuffle } from './shuffle.rules.ts';
import type { Random } from './shuffle.rules.ts';

export const CHOICE_COUNTS = [6, 9, 12] as const;
export type ChoiceCount = (typeof CHOICE_COUNTS)[number];

export type FindQuestion = { answer: LexigramKey; choices: readonly LexigramKey[] };

/**
 * State of the game 'Hear the word, find the sign'. There is no score: a sign that was tried stays revealed with its
 * word.
 */
export type FindRound = {
  questions: readonly FindQuestion[];
  /** 0-based index of the current question; equals the number of questions when the round is over. */
  at: number;
  tried: readonly LexigramKey[];
};

export function createFindRound(
  pool: readonly LexigramKey[],
  choiceCount: ChoiceCount,
  random: Random,
): FindRound {
  const questions = drawWords(pool, random).map((answer) => ({
    answer,
    choices: shuffle([answer, ...drawDistractors([answer], pool, choiceCount - 1, random)], random),
  }));
  return { questions, at: 0, tried: [] };
}

export const getCurrentQuestion = ({ questions, at }: FindRound): FindQuestion | undefined => questions[at];

export const isFound = (round: FindRound): boolean =>
  round.tried.includes(getCurrentQuestion(round)?.answer ?? '');

/** Reveals a choice; ignored once the answer has been found. */
export function revealChoice(round: FindRound, key: LexigramKey): FindRound {
  const isOpen = getCurrentQuestion(round)?.choices.includes(key) ?? false;
  if (!isOpen || isFound(round) || round.tried.includes(key)) return round;
  return { ...round, tried: [...round.tried, key] };
}

export const nextQuestion = (round: FindRound): FindRound =>
  isFound(round) ? { ...round, at: round.at + 1, tried: [] } : round;

export const listFindWords = ({ questions, at }: FindRound): LexigramKey[] =>
  questions.slice(0, at).map(({ answer }) => answer);
