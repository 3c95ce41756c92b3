export const NOT_KEPT = 'This browser is not saving your keyboard. Save a backup before you close this page.';

export const WORDS_LOST =
  'Some of your own words could not be found in this browser. If you have a backup, restore it.';
