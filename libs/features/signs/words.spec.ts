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

describe('what is told about the signs', () => {
  it('names no word that the vocabulary does not have, written as the vocabulary writes it', () => {
    expect(findLexigrams(named).map(({ word }) => word)).toEqual(named);
  });

  it('gives each class examples of that class', () => {
    for (const { id, examples } of lexigramClasses)
      for (const { word, lexigramClass } of findLexigrams(examples)) expect(lexigramClass, word).toBe(id);
  });

  it('has a class for every word of the board', () => {
    const classIds = new Set(lexigramClasses.map(({ id }) => id));

    expect(LEXIGRAMS.filter(({ lexigramClass }) => !classIds.has(lexigramClass))).toEqual([]);
  });

  it('names for everything that is told as known a work that was read', () => {
    const read = signSources.read.map(({ id }) => id as string);

    for (const { topic, sources } of account.rows)
      expect(read, topic).toEqual(expect.arrayContaining([...sources]));
    expect(read).toEqual(expect.arrayContaining(Object.keys(sourcedWords)));
  });
});
