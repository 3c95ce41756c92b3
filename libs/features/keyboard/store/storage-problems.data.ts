import type { StorageProblem } from '../keyboard.types';

export const storageProblems: Readonly<Record<StorageProblem, string>> = {
  'not-stored': 'This browser is not saving your keyboard. Save a backup before you close this page.',
  'not-read': 'What you saved on this keyboard could not be read. Reload the page, or restore a backup.',
};

export const WORDS_LOST =
  'Some of your own words could not be found in this browser. If you have a backup, restore it.';
