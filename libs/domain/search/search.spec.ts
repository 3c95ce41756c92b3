import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { containsPhrase, normalizeSearchText, parseSearchQuery, parseSearchText } from './search.rules.ts';
import { countMatches, MAX_MATCHES, markMatches, buildSnippet } from './snippet.rules.ts';
import type { MarkedText } from './search-response.schema.ts';

const toPlainText = (text: MarkedText) =>
  text.map((segment) => (segment.isMarked ? `[${segment.text}]` : segment.text)).join('');

describe('search query', () => {
  it.each([
    ['  Kanzi\n\tand   Lana ', 'Kanzi and Lana'],
    ['a\u0000b\u200Bc', 'a b c'],
    ['\uD800', '\uFFFD'],
    [null, ''],
  ])('is normalized to one line: %j becomes %j', (input, text) => {
    expect(normalizeSearchText(input)).toBe(text);
  });

  it('of a list is cut to the length of its field', () => {
    expect(parseSearchText('mug\tshirt')).toBe('mug shirt');
    expect(parseSearchText('x'.repeat(500))).toHaveLength(100);
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
  ])('“%s” is split into the terms %j and the phrases %j', (text, terms, phrases) => {
    expect(parseSearchQuery(text)).toEqual({ terms, phrases });
  });

  it('is limited to twelve terms', () => {
    const text = Array.from({ length: 50 }, (_, n) => `word${n}`).join(' ');

    expect(parseSearchQuery(text).terms).toHaveLength(12);
  });

  it('is compared without accents and case', () => {
    expect(foldText('Évolution ﬁn')).toBe('evolution fin');
  });

  it('matches a phrase as consecutive words', () => {
    expect(containsPhrase('Tools of the Stone-Age', ['stone', 'age'])).toBe(true);
    expect(containsPhrase('An age of stone', ['stone', 'age'])).toBe(false);
    expect(containsPhrase('Limestone age', ['stone', 'age'])).toBe(false);
  });
});

describe('search result text', () => {
  const terms = parseSearchQuery('kanz forest');

  it('marks matching words, including prefix matches, and nothing else', () => {
    expect(toPlainText(markMatches('Kanzi and Kānzi’s forests; deforested.', terms))).toBe(
      '[Kanzi] and [Kānzi]’s [forests]; deforested.',
    );
  });

  it('is shown in full when it is short', () => {
    expect(toPlainText(buildSnippet('In the forest.', terms))).toBe('In the [forest].');
  });

  it('is cut at word boundaries around the passage with the most matches', () => {
    const filler = 'Nothing of that kind stands here at all. '.repeat(8);
    const text = `${filler}The forest alone. ${filler}Where Kanzi walked in the forest. ${filler}`;

    const snippet = toPlainText(buildSnippet(text, terms));

    expect(snippet).toMatch(/^… Where \[Kanzi\] walked in the \[forest\]\. Nothing .+ …$/);
    expect(snippet.length).toBeLessThan(200);
  });

  it('starts at the beginning of the text when it contains no match', () => {
    const text = 'Words that say something else. '.repeat(20);

    expect(toPlainText(buildSnippet(text, terms))).toMatch(/^Words that say .+ …$/);
  });

  it('marks words that match with a typing error only for misspelled words', () => {
    const misspelled = { ...parseSearchQuery('kansi forrest'), misspelled: ['kansi'] };

    expect(toPlainText(markMatches('Kanzi in the forest', misspelled))).toBe('[Kanzi] in the forest');
  });

  it('counts each matching word once', () => {
    expect(countMatches('Kanzi, Kanzi and the forest', terms)).toBe(2);
  });

  it('considers the first five hundred matches only', () => {
    const text = `${'kanzi '.repeat(MAX_MATCHES)}and after all of these Kanzi in his forest`;

    const marked = markMatches(text, terms).filter(({ isMarked }) => isMarked);

    expect(MAX_MATCHES).toBe(500);
    expect(marked).toHaveLength(MAX_MATCHES);
    expect(toPlainText(buildSnippet(text, terms))).toMatch(/^\[kanzi\] \[kanzi\] .+ …$/);
  });
});
