import { gameSentences, lexigramClasses, signsContent, signSources, sourcedWords } from '@paniscus/content';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import { describe, expect, it } from 'vitest';
import { findLexigrams } from './words';

const { pairs, steps, boards, account } = signsContent;
const named = [
  pairs.words,
  steps.words,
  boards.places.words,
  ...boards.firstSigns.rows.map(({ words }) => words),
  ...boards.said.sentences,
  ...lexigramClasses.map(({ examples }) => examples),
  ...Object.values(sourcedWords),
  ...gameSentences,
].flat();

describe('content of the sign page', () => {
  it('uses only words from the vocabulary, in the spelling of the vocabulary', () => {
    expect(findLexigrams(named).map(({ word }) => word)).toEqual(named);
  });

  it('gives each class examples of that class', () => {
    for (const { id, examples } of lexigramClasses)
      for (const { word, lexigramClass } of findLexigrams(examples)) expect(lexigramClass, word).toBe(id);
  });

  it('describes a class for every word on the board', () => {
    const classIds = new Set(lexigramClasses.map(({ id }) => id));

    expect(LEXIGRAMS.filter(({ lexigramClass }) => !classIds.has(lexigramClass))).toEqual([]);
  });

  it('cites a listed source for every statement presented as known', () => {
    const read = signSources.read.map(({ id }) => id as string);

    for (const { topic, sources } of account.rows)
      expect(read, topic).toEqual(expect.arrayContaining([...sources]));
    expect(read).toEqual(expect.arrayContaining(Object.keys(sourcedWords)));
  });
});
