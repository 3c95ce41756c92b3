import { expect, it } from 'vitest';
import { LEXIGRAMS } from '../panels/panels.ts';
import { SITE_SIGNS } from './site-signs.data.ts';

it('site signs match the sign and class in the vocabulary', () => {
  const words = Object.keys(SITE_SIGNS);
  const inVocabulary = LEXIGRAMS.filter(({ word }) => words.includes(word));
  const expected = inVocabulary.map(({ word, lexigramClass, sign }) => [word, { lexigramClass, sign }]);

  expect(words.length).toBe(expected.length);
  expect(SITE_SIGNS).toEqual(Object.fromEntries(expected));
});
