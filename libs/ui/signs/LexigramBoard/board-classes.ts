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
]);
