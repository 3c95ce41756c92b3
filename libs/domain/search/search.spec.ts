import { describe, expect, it } from 'vitest';
import { foldedText, holdsPhrase, searchTextFrom, searchWordsFrom } from './search.rules.ts';
import { countFound, FOUND_MAX, markedText, buildSnippet } from './snippet.rules.ts';
import type { MarkedText } from './search.types.ts';

const plain = (text: MarkedText) =>
  text.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');

describe('what somebody looks for', () => {
  it.each([
    ['  Kanzi\n\tand   Lana ', 'Kanzi and Lana'],
    ['a\u0000b\u200Bc', 'a b c'],
    ['\uD800', '\uFFFD'],
    [null, ''],
  ])('is read as one line: %j', (given, text) => {
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

  it('holds twelve words at most', () => {
    const text = Array.from({ length: 50 }, (_, n) => `word${n}`).join(' ');

    expect(searchWordsFrom(text).words).toHaveLength(12);
  });

  it('is found whatever accents and capitals it is written with', () => {
    expect(foldedText('Évolution ﬁn')).toBe('evolution fin');
  });

  it('holds together in quotes', () => {
    expect(holdsPhrase('Tools of the Stone-Age', ['stone', 'age'])).toBe(true);
    expect(holdsPhrase('An age of stone', ['stone', 'age'])).toBe(false);
    expect(holdsPhrase('Limestone age', ['stone', 'age'])).toBe(false);
  });
});

describe('a text that was found', () => {
  const words = searchWordsFrom('kanz forest');

  it('has the words marked, beginnings of words too, and nothing else', () => {
    expect(plain(markedText('Kanzi and Kānzi’s forests; deforested.', words))).toBe(
      '[Kanzi] and [Kānzi]’s [forests]; deforested.',
    );
  });

  it('is shown whole when it is short', () => {
    expect(plain(buildSnippet('In the forest.', words))).toBe('In the [forest].');
  });

  it('is shown where most of the words stand, cut between words', () => {
    const filler = 'Nothing of that kind stands here at all. '.repeat(8);
    const text = `${filler}The forest alone. ${filler}Where Kanzi walked in the forest. ${filler}`;

    const snippet = plain(buildSnippet(text, words));

    expect(snippet).toMatch(/^… Where \[Kanzi\] walked in the \[forest\]\. Nothing .+ …$/);
    expect(snippet.length).toBeLessThan(200);
  });

  it('begins at its beginning when only its title was found', () => {
    const text = 'Words that say something else. '.repeat(20);

    expect(plain(buildSnippet(text, words))).toMatch(/^Words that say .+ …$/);
  });

  it('counts each word once', () => {
    expect(countFound('Kanzi, Kanzi and the forest', words)).toBe(2);
  });

  it('is looked at as far as the first five hundred words that were found', () => {
    const text = `${'kanzi '.repeat(FOUND_MAX)}and after all of these Kanzi in his forest`;

    const marked = markedText(text, words).filter(({ isMarked }) => isMarked);

    expect(FOUND_MAX).toBe(500);
    expect(marked).toHaveLength(FOUND_MAX);
    expect(plain(buildSnippet(text, words))).toMatch(/^\[kanzi\] \[kanzi\] .+ …$/);
  });
});
