/** Endings of English nouns in singular and plural, with what replaces them. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ch|sh|[sxz])es$/, '$1'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/([^isu])s$/, '$1'],
  [/men$/, 'man'],
  [/children$/, 'child'],
  [/([^aeiou])y$/, '$1ies'],
  [/fe?$/, 'ves'],
  [/man$/, 'men'],
];
/** Shorter words have other endings. */
const MIN_LENGTH = 4;
/** Without its ending, it is another word. */
const UNCOUNTABLE = new Set(['news']);

/**
 * Singular or plural forms of a word in lowercase that it is not itself the beginning of: 'tool' for 'tools', 'knives' for
 * 'knife.' Some are no words, which no text contains.
 */
export function listNumberForms(word: string): string[] {
  if (word.length < MIN_LENGTH || UNCOUNTABLE.has(word)) return [];
  return ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, other]) =>
    word.replace(ending, other),
  );
}
