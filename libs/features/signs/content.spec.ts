import { gameSentences, lexigramClasses, signsContent, signSources, sourcedWords } from '@paniscus/content';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import { describe, expect, it } from 'vitest';
import { findLexigrams } from './find-lexigrams';

const { pairs, steps, boards, evidence } = signsContent;
const mentioned = [
  pairs.words,
  steps.words,
  boards.places.words,
  ...boards.firstSigns.rows.map(({ words }) => words),
  ...boards.utterances.sentences,
  ...lexigramClasses.map(({ examples }) => examples),
  ...Object.values(sourcedWords),
  ...gameSentences,
].flat();

describe('content of the sign page', () => {
  it('uses only words from the vocabulary, in the spelling of the vocabulary', () => {
    expect(findLexigrams(mentioned).map(({ word }) => word)).toEqual(mentioned);
  });

  it('says that the signs it shows were drawn for this site', () => {
    const { firstSigns, places, utterances } = boards;

    for (const { caption } of [firstSigns, places, utterances])
      expect(caption).toMatch(/drawn for this site$/);
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

    for (const { topic, sources } of evidence.rows)
      expect(read, topic).toEqual(expect.arrayContaining([...sources]));
    expect(read).toEqual(expect.arrayContaining(Object.keys(sourcedWords)));
  });
});
