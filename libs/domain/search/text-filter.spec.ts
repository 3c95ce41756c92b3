import { describe, expect, it } from 'vitest';
import { createTextFilter } from './text-filter.rules.ts';
import { isTypingError } from './typing-error.rules.ts';

describe('typing error', () => {
  it.each([
    ['kansi', 'kanzi', 'a wrong letter'],
    ['bonbo', 'bonobo', 'a missing letter'],
    ['bannana', 'banana', 'an extra letter'],
    ['kiztchen', 'kitchen', 'an extra letter'],
    ['knazi', 'kanzi', 'two swapped letters'],
    ['kanzi', 'kanzi', 'no error'],
  ])('in “%s” for “%s” is %s', (typed, word) => {
    expect(isTypingError(typed, word)).toBe(true);
  });

  it.each([
    ['mug', 'hug', 'is too short'],
    ['1994', '1995', 'is a number'],
    ['kasni', 'lana', 'has two errors'],
    ['ziakn', 'kanzi', 'has more errors'],
    ['bonobo', 'bon', 'is much longer'],
  ])('is not assumed in “%s” for “%s”, which %s', (typed, word) => {
    expect(isTypingError(typed, word)).toBe(false);
  });
});

describe('text filter', () => {
  const mug = 'Banana Mug\nKitchen\n11oz / White';
  const shirt = 'Women’s Stone-Age Shirt\nTools of the forest';
  const find = (query: string) => [mug, shirt].filter(createTextFilter([mug, shirt], query));

  it.each(['mug', 'MUG banana', 'ban', 'Bánana', '11oz white', 'bannana', 'kitchne', 'banana kichen'])(
    'finds the mug by “%s”',
    (query) => {
      expect(find(query)).toEqual([mug]);
    },
  );

  it.each(['"stone age"', '“Tools of the” shirt', 'stone–age', 'stone-ag', '"age'])(
    'finds the shirt by “%s”',
    (query) => {
      expect(find(query)).toEqual([shirt]);
    },
  );

  it.each(['hug', 'men', 'mug shirt', '"age stone"', '"shirt tools"', '"stoen age"'])(
    'finds nothing by “%s”',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );

  it.each(['', '  ', '""', '“'])('finds everything by “%s”', (query) => {
    expect(find(query)).toEqual([mug, shirt]);
  });

  it.each(['–', '%', '\\', '🐵', '"🐵"'])('finds nothing by “%s”, which has no letter or digit', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('ignores signs beside words', () => {
    expect(find('banana & mug 🐵')).toEqual([mug]);
  });

  it.each([
    ['15 oz', 'Black Mug 15oz'],
    ['15oz', 'Black Mug, 15 oz'],
    ['8x10', 'Poster 8 × 10'],
    ['8×10', 'Poster 8″ x 10″'],
    ['8 x 10', 'Poster 8x10'],
    ["hoodie's", 'Forest Hoodie'],
    ['hoodie', 'The hoodie’s hood'],
    ['womens', 'Women’s Shirt'],
    ["Kanzi's", 'Kanzi’s first words'],
    ['kanzi’s', "Kanzi's first words"],
    ['Kanziʼs', 'Kanzi’s first words'],
    ['stiker', 'Four Early Words Stickers'],
    ['hodie', 'Hoodies'],
    ['stone tools', 'Stone tool production'],
    ['chimpanzees', 'Chimpanzee and human minds'],
    ['stories', 'A story'],
    ['story', 'Two stories'],
    ['matches', 'A match'],
    ['knife', 'Knives of stone'],
    ['knives', 'A flake is a knife'],
    ['women', 'The Woman of the Forest'],
    ['munoz', 'Muñoz, A.'],
    ['Sorensen', 'Sørensen, B.'],
    ['Lodz', 'Łódź'],
    ['strasse', 'Bahnhof Straße'],
    ['Ælfric', 'Aelfric'],
    ['dordevic', 'Đorđević'],
    ['savage-rumbaugh', 'Savage–Rumbaugh, E. S.'],
    ['類人猿', 'ボノボは類人猿です'],
    ['ボノボ', 'ボノボは類人猿です'],
    ['ลิง', 'ฉันเห็นลิงโบโนโบ'],
  ])('finds by “%s”: %s', (query, text) => {
    expect([text, mug].filter(createTextFilter([text, mug], query))).toEqual([text]);
  });

  it('takes a plural for its singular only as a complete word, and no word for another', () => {
    const texts = ['apex', 'an ape', 'new boards', 'news', 'tools'];

    expect(texts.filter(createTextFilter(texts, 'apes'))).toEqual(['an ape']);
    expect(texts.filter(createTextFilter(texts, 'news'))).toEqual(['news']);
  });

  it('does not take an unknown word for the beginning of another that only resembles it', () => {
    expect(
      ['demonstrated', 'leopard'].filter(createTextFilter(['demonstrated', 'leopard'], 'lemon')),
    ).toEqual([]);
  });

  it('does not allow for typing errors in a word that occurs', () => {
    expect(['forms', 'forest'].filter(createTextFilter(['forms', 'forest', 'norms'], 'form'))).toEqual([
      'forms',
    ]);
    expect(['cart', 'card'].filter(createTextFilter(['cart', 'card'], 'card'))).toEqual(['card']);
  });
});
