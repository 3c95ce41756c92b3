import { describe, expect, it } from 'vitest';
import { canSavePhrase, renamePhrase, withoutPhraseWord, withPhrase } from './phrase.rules.ts';

const phrases = [
  { name: 'Breakfast', sentence: ['please', 'banana'] },
  { name: '', sentence: ['own-12345'] },
];

describe('phrases', () => {
  it('are added once each, and never empty', () => {
    expect(withPhrase(phrases, ['give', 'banana'])).toEqual([
      ...phrases,
      { name: '', sentence: ['give', 'banana'] },
    ]);
    expect(withPhrase(phrases, ['please', 'banana'])).toBe(phrases);
    expect(withPhrase(phrases, [])).toBe(phrases);
  });

  it('are at most one hundred', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      name: '',
      sentence: [`word-${String(index)}`],
    }));

    expect(canSavePhrase(many, ['give'])).toBe(false);
    expect(canSavePhrase(many.slice(1), ['give'])).toBe(true);
  });

  it('get a name', () => {
    expect(renamePhrase(phrases, 1, ` ${'x'.repeat(99)}`)[1]?.name).toBe('x'.repeat(60));
    expect(renamePhrase(phrases, 1, 'Hi')[0]).toBe(phrases[0]);
  });

  it('lose a word that was deleted', () => {
    expect(withoutPhraseWord(phrases, 'own-12345')).toEqual([phrases[0]]);
    expect(withoutPhraseWord(phrases, 'banana')[0]?.sentence).toEqual(['please']);
  });
});
