import { describe, expect, it } from 'vitest';
import { foldedText, holdsPhrase, searchTextFrom, searchWordsFrom } from './search.rules.ts';
import { countFound, FOUND_MAX, markedText, buildSnippet } from './snippet.rules.ts';
import type { MarkedText } from './search-response.schema.ts';

const plain = (text: MarkedText) =>
  text.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');

describe('search query', () => {
  it.each([
    ['  Kanzi\n\tand   Lana ', 'Kanzi and Lana'],
    ['a\u0000b\u200Bc', 'a b c'],
    ['\uD800', '\uFFFD'],
    [null, ''],
  ])('is normalized to one line: %j', (given, text) => {
    expect(searchTextFrom(given)).toBe(text);
  });

  it.each([
    ['Émile AND Zoë', ['emile', 'zoe'], []],
    ['the forest of the bonobos', ['forest', 'bonobos'], []],
    ['of the', ['of', 'the'], []],
    ['"stone age" tools', ['stone', 'age', 'tools'], [['stone', 'age']]],
    ['“Stone Age”', ['stone', 'age'], [['stone', 'age']]],
    ['"stone', ['stone'], []],
    ['🦍 <script>', ['script'], []],
    ['🦍', [], []],
    ['10.1126/science', ['10', '1126', 'science'], []],
  ])('splits “%s” into the words %j and the phrases %j', (text, words, phrases) => {
    expect(searchWordsFrom(text)).toEqual({ words, phrases });
  });

  it('is limited to twelve words', () => {
    const text = Array.from({ length: 50 }, (_, n) => `word${n}`).join(' ');

    expect(searchWordsFrom(text).words).toHaveLength(12);
  });

  it('ignores accents and case', () => {
    expect(foldedText('Évolution ﬁn')).toBe('evolution fin');
  });

  it('matches phrases as consecutive words', () => {
    expect(holdsPhrase('Tools of the Stone-Age', ['stone', 'age'])).toBe(true);
    expect(holdsPhrase('An age of stone', ['stone', 'age'])).toBe(false);
    expect(holdsPhrase('Limestone age', ['stone', 'age'])).toBe(false);
  });
});

describe('search result text', () => {
  const words = searchWordsFrom('kanz forest');

  it('marks matching words, including prefix matches, and nothing else', () => {
    expect(plain(markedText('Kanzi and Kānzi’s forests; deforested.', words))).toBe(
      '[Kanzi] and [Kānzi]’s [forests]; deforested.',
    );
  });

  it('is shown in full when it is short', () => {
    expect(plain(buildSnippet('In the forest.', words))).toBe('In the [forest].');
  });

  it('is cut between words around the passage with the most matches', () => {
    const filler = 'Nothing of that kind stands here at all. '.repeat(8);
    const text = `${filler}The forest alone. ${filler}Where Kanzi walked in the forest. ${filler}`;

    const snippet = plain(buildSnippet(text, words));

    expect(snippet).toMatch(/^… Where \[Kanzi\] walked in the \[forest\]\. Nothing .+ …$/);
    expect(snippet.length).toBeLessThan(200);
  });

  it('starts at its beginning when it contains no match', () => {
    const text = 'Words that say something else. '.repeat(20);

    expect(plain(buildSnippet(text, words))).toMatch(/^Words that say .+ …$/);
  });

  it('counts each word once', () => {
    expect(countFound('Kanzi, Kanzi and the forest', words)).toBe(2);
  });

  it('is searched up to the first five hundred matches', () => {
    const text = `${'kanzi '.repeat(FOUND_MAX)}and after all of these Kanzi in his forest`;

    const marked = markedText(text, words).filter(({ isMarked }) => isMarked);

    expect(FOUND_MAX).toBe(500);
    expect(marked).toHaveLength(FOUND_MAX);
    expect(plain(buildSnippet(text, words))).toMatch(/^\[kanzi\] \[kanzi\] .+ …$/);
  });
});
