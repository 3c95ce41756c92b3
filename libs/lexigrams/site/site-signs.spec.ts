import { expect, it } from 'vitest';
import { LEXIGRAMS } from '../panels/panels.ts';
import { SITE_SIGNS } from './site-signs.data.ts';

it('shows on every page the sign and the class that the vocabulary gives a word', () => {
  const words = Object.keys(SITE_SIGNS);
  const inVocabulary = LEXIGRAMS.filter(({ word }) => words.includes(word));
  const expected = inVocabulary.map(({ word, lexigramClass, sign }) => [word, { lexigramClass, sign }]);

  expect(words.length).toBe(expected.length);
  expect(SITE_SIGNS).toEqual(Object.fromEntries(expected));
});
