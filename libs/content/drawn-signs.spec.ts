import { expect, it } from 'vitest';
import * as content from './index.ts';

/** Signs on this site are drawn for it: these phrases would present them as the lexigrams that apes used. */
const CLAIMS = [
  /\b(?:his|her|their|(?:Kanzi|Lana|Sherman|Austin|Panbanisha)[’']s) (?:\w+ )?signs?\b/i,
  /\bsigns? (?:that |which )?(?:he|she|they|Kanzi|Lana|the apes) (?:used|knew|learned|pressed|read)\b/i,
  /\bamong (?:Kanzi|Lana)[’']s\b/i,
  /\bsigns that began here\b/i,
  /\bhow the signs were used\b/i,
];

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

it('no text or caption presents the signs of this site as those of an ape', () => {
  const texts = listTexts({ ...content });

  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => CLAIMS.some((claim) => claim.test(text)))).toEqual([]);
});

it.each([
  'Signs he used',
  'His signs stay on this site',
  'Among Kanzi’s signs',
  'The signs that began here',
  'Her first signs',
])('“%s” would be found', (text) => {
  expect(CLAIMS.some((claim) => claim.test(text))).toBe(true);
});
