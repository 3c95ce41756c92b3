import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_IDS, SOUND_SETS } from './board.rules.ts';
import { buildKeyboardQuery, parseKeyboardLink } from './link.rules.ts';

const words = ['please', 'give', 'banana', 'ice-cream', 'm-m', 'sue-s-office'];
const isKnown = (key: string) => words.includes(key);

const anyLink = fc.record({
  board: fc.constantFrom(...BOARD_IDS),
  set: fc.constantFrom(...SOUND_SETS),
  sentence: fc.array(fc.constantFrom(...words), { maxLength: 8 }),
});

describe('keyboard link', () => {
  it('contains panel, set and signs, and omits an empty sentence', () => {
    const sentence = ['please', 'give', 'banana'];

    expect(buildKeyboardQuery({ board: 'delta', set: 20, sentence })).toBe(
      '?panel=delta&set=20&say=please.give.banana',
    );
    expect(buildKeyboardQuery({ board: 'alpha', set: 10, sentence: [] })).toBe('?panel=alpha&set=10');
  });

  it('restores the shared state', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        expect(parseKeyboardLink(buildKeyboardQuery(link), isKnown)).toEqual({
          ...link,
          unknown: [],
        });
      }),
    );
  });

  it('drops unknown words and reports them', () => {
    const parsed = parseKeyboardLink('?say=Please.unicorn.%20give%20..unicorn.<script>.banana', isKnown);

    expect(parsed).toEqual({
      board: undefined,
      set: undefined,
      sentence: ['please', 'give', 'banana'],
      unknown: ['unicorn', '<script>'],
    });
  });

  it('accepts at most eight signs', () => {
    const parsed = parseKeyboardLink(`say=${Array.from({ length: 11 }, () => 'banana').join('.')}`, isKnown);

    expect(parsed.sentence).toHaveLength(8);
  });

  it('ignores invalid and hostile parameters', () => {
    for (const search of [
      '?panel=omega&set=11&say=__proto__.toString.constructor',
      '?panel=__proto__&set=10.0&say=%E0%A4%A',
      '?panel[]=alpha&set=&say',
      `?${'&say=x'.repeat(100_000)}`,
      `?say=${'.'.repeat(1_000_000)}`,
    ]) {
      const parsed = parseKeyboardLink(search, isKnown);

      expect(parsed.board, search.slice(0, 40)).toBeUndefined();
      expect(parsed.set).toBeUndefined();
      expect(parsed.sentence).toEqual([]);
    }
    expect(parseKeyboardLink('?panel=BETA&panel=gamma', isKnown).board).toBe('beta');
  });

  it('yields only known words for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (say) => {
        const parsed = parseKeyboardLink(`?say=give.${say}`, isKnown);

        expect(parsed.sentence.every(isKnown)).toBe(true);
        expect(parsed.sentence.length).toBeLessThanOrEqual(8);
        expect(parsed.unknown.every((word) => word.length <= 24)).toBe(true);
      }),
    );
  });
});
