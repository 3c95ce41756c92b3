import { describe, expect, it } from 'vitest';
import { LEXIGRAMS } from '../panels/panels.ts';
import { findWord } from '../vocabulary/find-word.ts';
import { composeSign } from './compose-sign.ts';
import { describeSign } from './describe-sign.ts';
import { ELEMENTS } from './elements.data.ts';
import { findFrame, parseSign } from './parse-sign.ts';
import { getShapes } from './get-shapes.ts';

const MAX_DRAWINGS_LENGTH = 40_000;

describe('board signs', () => {
  it('are unique for each of the 384 words and map back to the word', () => {
    expect(new Set(LEXIGRAMS.map(({ sign }) => sign)).size).toBe(384);
    expect(LEXIGRAMS.map(({ sign }) => findWord(sign))).toEqual(LEXIGRAMS.map(({ word }) => word));
    expect(findWord('circle+box')).toBeUndefined();
  });

  it.each(['alpha', 'beta', 'gamma'])(
    'consist of two to four distinct elements for every word of %s',
    (panel) => {
      for (const { word, sign } of LEXIGRAMS.filter((lexigram) => lexigram.panel === panel)) {
        const parts = parseSign(sign);
        expect(parts.length, word).toBeGreaterThanOrEqual(2);
        expect(parts.length, word).toBeLessThanOrEqual(4);
        expect(new Set(parts.map(({ element }) => element)).size, word).toBe(parts.length);
        expect(composeSign(parts.toReversed())).toBe(sign);
        for (const { element, variant } of parts) {
          const definition = ELEMENTS.find(({ name }) => name === element);
          expect([undefined, ...(definition?.variants ?? [])], word).toContain(variant);
        }
      }
    },
  );

  it('have four elements for at most one word in twenty', () => {
    const complex = LEXIGRAMS.filter(({ sign }) => parseSign(sign).length === 4);

    expect(complex.length).toBeLessThanOrEqual(LEXIGRAMS.length / 20);
  });

  it('are drawn with at most one stroked and one filled path', () => {
    for (const { sign } of LEXIGRAMS) {
      const kinds = getShapes(sign).map(({ isSolid }) => isSolid);
      expect(kinds.length, sign).toBeGreaterThan(0);
      expect(new Set(kinds).size, sign).toBe(kinds.length);
    }
  });

  it('have less than 40 kB of path data in total, uncompressed', () => {
    const drawings = LEXIGRAMS.map(({ sign }) => JSON.stringify(getShapes(sign).map(({ d }) => d))).join(
      '\n',
    );

    expect(drawings.length).toBeLessThan(MAX_DRAWINGS_LENGTH);
  });

  it('have unique text descriptions', () => {
    expect(new Set(LEXIGRAMS.map(({ sign }) => describeSign(sign))).size).toBe(384);
    expect(describeSign('circle+horizontal+dot.high')).toBe('circle around horizontal line, dot above');
    expect(describeSign('box.high+wave.low')).toBe('box above, wave below');
    expect(describeSign('box+vertical.low')).toBe('box around lower half of a vertical line');
    expect(describeSign('cross+dot.pair')).toBe('cross, two dots side by side');
    expect(describeSign('diamond')).toBe('diamond');
  });
});

describe('sign code', () => {
  it('lists the frame first and then the others in canonical order', () => {
    const code = composeSign([
      { element: 'dot' },
      { element: 'circle', variant: 'small' },
      { element: 'box' },
    ]);

    expect(code).toBe('box+circle.small+dot');
    expect(parseSign(code)).toEqual([
      { element: 'box' },
      { element: 'circle', variant: 'small' },
      { element: 'dot' },
    ]);
  });

  it('has its frame identified', () => {
    expect(findFrame(parseSign('diamond+circle.small'))).toBe('diamond');
    expect(findFrame(parseSign('circle.high+wave.low'))).toBeUndefined();
  });

  it('is drawn with lines that end on the frame', () => {
    expect(getShapes('circle+horizontal')).toEqual([
      { d: 'M7 24a17 17 0 1 1 34 0a17 17 0 1 1 -34 0zM7 24h34', isSolid: false },
    ]);
    expect(getShapes('box+vertical.low')).toEqual([{ d: 'M9 9h30v30h-30zM24 24v15', isSolid: false }]);
    expect(getShapes('horizontal.high+dot')[0]?.d).toBe('M7 11h34');
  });
});
