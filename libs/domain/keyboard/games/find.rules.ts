import type { LexigramKey } from '../keyboard.types.ts';
import { dealtFrom, othersThan, shuffled } from './deal.rules.ts';
import type { Random } from './deal.rules.ts';

/** How many signs may lie open. */
export const CHOICE_COUNTS = [6, 9, 12] as const;
export type ChoiceCount = (typeof CHOICE_COUNTS)[number];

export type FindQuestion = { answer: LexigramKey; choices: readonly LexigramKey[] };

/** 'Hear the word, find the sign'. Nothing is counted: a sign that was tried lies open with its word. */
export type FindRound = {
  questions: readonly FindQuestion[];
  /** Which question is asked, from 0; as many as there are when the round is over. */
  at: number;
  /** The signs that were turned over for this question, in order. */
  tried: readonly LexigramKey[];
};

export function getFindRound(
  pool: readonly LexigramKey[],
  choiceCount: ChoiceCount,
  random: Random,
): FindRound {
  const questions = dealtFrom(pool, random).map((answer) => ({
    answer,
    choices: shuffled([answer, ...othersThan([answer], pool, choiceCount - 1, random)], random),
  }));
  return { questions, at: 0, tried: [] };
}

export const findQuestion = ({ questions, at }: FindRound): FindQuestion | undefined => questions[at];

export const isFound = (round: FindRound): boolean => round.tried.includes(findQuestion(round)?.answer ?? '');

/** Turns over a sign that lies open; once the right one is found the others rest. */
export function withTry(round: FindRound, key: LexigramKey): FindRound {
  const isOpen = findQuestion(round)?.choices.includes(key) ?? false;
  if (!isOpen || isFound(round) || round.tried.includes(key)) return round;
  return { ...round, tried: [...round.tried, key] };
}

/** Goes on once the sign is found. */
export const nextQuestion = (round: FindRound): FindRound =>
  isFound(round) ? { ...round, at: round.at + 1, tried: [] } : round;

/** The words that the round has shown so far. */
export const metInFind = ({ questions, at }: FindRound): LexigramKey[] =>
  questions.slice(0, at).map(({ answer }) => answer);
