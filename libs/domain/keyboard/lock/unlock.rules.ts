import type { Random } from '../games/shuffle.rules.ts';

/** How long a button is held to unlock the keyboard. */
export const UNLOCK_HOLD_MS = 3000;

/** A sum that an adult solves at once and a small child does not. */
export type UnlockSum = readonly [number, number];

const MIN = 6;
const MAX = 19;

const pick = (random: Random) => MIN + Math.min(MAX - MIN, Math.floor(random() * (MAX - MIN + 1)));

export const createUnlockSum = (random: Random): UnlockSum => [pick(random), pick(random)];

export const isSumSolved = ([left, right]: UnlockSum, answer: string): boolean =>
  /^\d{1,3}$/.test(answer.trim()) && Number(answer) === left + right;
