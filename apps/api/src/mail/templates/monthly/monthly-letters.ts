/** The letters about monthly gifts. */
export { monthlyCardEndingLetter } from './monthly-card-ending.letter.ts';
export type { MonthlyCardEnding } from './monthly-card-ending.letter.ts';
export { monthlyChangedLetter } from './monthly-changed.letter.ts';
export type { MonthlyChanged } from './monthly-changed.letter.ts';
export { monthlyEndedLetter } from './monthly-ended.letter.ts';
export type { MonthlyEnded } from './monthly-ended.letter.ts';
export { monthlyFailedLetter } from './monthly-failed.letter.ts';
export type { MonthlyFailed } from './monthly-failed.letter.ts';
