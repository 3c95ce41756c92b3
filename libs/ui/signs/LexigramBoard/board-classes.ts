import generateUtilityClasses from '@mui/utils/generateUtilityClasses';

/** Classes of the board's parts: one style sheet on the board instead of one for each of its 128 keys. */
export const boardClasses = generateUtilityClasses('LexigramBoard', [
  'row',
  'cell',
  'key',
  'emptyKey',
  'pressedKey',
  'soundingKey',
  'selectedKey',
  'people',
  'food',
  'places',
  'activities',
  'things',
  'feelings',
  'function',
  'ownKey',
  'folderKey',
  'hiddenKey',
  'picture',
  'word',
  'wordOnly',
  'tightWord',
  'wrappedWord',
  'length7',
  'length8',
  'length9',
  'length10',
  'length11',
  'length12',
]);

/** Lengths of words that are made smaller to fit their keys. */
export const FITTED_LENGTHS = [7, 8, 9, 10, 11, 12] as const;
/** Longer words are broken with a hyphen. */
export const MAX_UNBROKEN = 12;
