import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { LEXIGRAMS, listParts, getShapes } from '../../libs/lexigrams/index.ts';
import { ROOT } from '../system/root.ts';
import { computeDifference, SMALLEST } from './difference.ts';
import { filledGaps, createLegibilityTest } from './legible.ts';
import { renderInk } from './pixels.ts';
import type { Ink } from './pixels.ts';
import { isMisread, mayTouch } from './rules.ts';
import { signsTable, siteTable } from './tables.ts';

/**
 * The least that sets one sign apart from another is a dot threaded on a line: of its 25 pixels on a tile of 32 the line
 * has taken half, and what remains is seen.
 */
const LEAST = 12;
/** Signs of one class on one panel share their color too, and must differ by more than any one dot. */
const LEAST_IN_CLASS = 25;

const signs = LEXIGRAMS.map(({ sign }) => sign);
let inks: Ink[];
let differences: { pair: string; difference: number; isOneClass: boolean }[];

beforeAll(async () => {
  inks = await renderInk(signs, SMALLEST);
  differences = LEXIGRAMS.flatMap((a, index) =>
    LEXIGRAMS.slice(index + 1).map((b, at) => ({
      pair: `${a.word} ${b.word}`,
      difference: computeDifference(
        inks[index] ?? new Float32Array(),
        inks[index + 1 + at] ?? new Float32Array(),
      ),
      isOneClass: a.panel === b.panel && a.lexigramClass === b.lexigramClass,
    })),
  );
}, 120_000);

describe('the signs at 32 pixels, without the color of their class', () => {
  it('differ each from each, wherever one is laid within a pixel of its place', () => {
    expect(differences.length).toBe(73_536);
    expect(differences.filter(({ difference }) => difference < LEAST)).toEqual([]);
  });

  it('differ more where they share a color and a panel', () => {
    const inClass = differences.filter(({ isOneClass }) => isOneClass);

    expect(inClass.length).toBeGreaterThan(10_000);
    expect(inClass.filter(({ difference }) => difference < LEAST_IN_CLASS)).toEqual([]);
  });

  it('are of one weight: each covers between a tenth and three tenths of its tile', () => {
    const shares = inks.map((ink) => ink.reduce((sum, value) => sum + value, 0) / ink.length);

    expect(Math.min(...shares)).toBeGreaterThan(0.1);
    expect(Math.max(...shares)).toBeLessThan(0.3);
  });
});

describe('each sign', () => {
  it('keeps its parts a pixel and a half apart, or crosses them as is meant, and shows every one', async () => {
    const isLegible = await createLegibilityTest([...signs, 'box.high+cross.high', 'dot+circle.small+wave']);

    expect(signs.filter((sign) => !isLegible(sign))).toEqual([]);
    expect(isLegible('box.high+cross.high')).toBe(false);
    expect(isLegible('dot+circle.small+wave')).toBe(false);
  });

  it('is taken for no creed, face or letter', () => {
    expect(signs.filter((sign) => isMisread(listParts(sign)))).toEqual([]);
    for (const misread of [
      'vertical+horizontal.high',
      'circle+vertical+horizontal',
      'circle+wave+dot.stack',
      'cross+vertical',
      'circle+wave.low+dot.pair',
      'circle+vertical.high+dot.low',
      'vertical+bar.high',
      'vertical.pair+horizontal',
    ]) {
      expect(isMisread(listParts(misread)), misread).toBe(true);
    }
  });

  it('lets a dot lie on a line and not across the rim of a figure', () => {
    const touch = (sign: string) => {
      const [a, b] = listParts(sign);
      return a !== undefined && b !== undefined && mayTouch(a, b);
    };

    expect(touch('horizontal.high+dot.high')).toBe(true);
    expect(touch('circle+vertical')).toBe(true);
    expect(touch('box.small+dot.left')).toBe(false);
    expect(touch('wave+dot')).toBe(false);
  });
});

describe('the measure of gaps', () => {
  it('finds what runs together, and nothing in what stands free', async () => {
    const [free, tight] = await renderInk(['circle+dot', 'circle.small+cross.small'], 96);

    expect(filledGaps(free ?? new Float32Array())).toBe(0);
    expect(filledGaps(tight ?? new Float32Array())).toBeGreaterThan(30);
  });
});

it('the drawings of all signs weigh less than 4 kB as Brotli sends them', () => {
  const drawings = signs.flatMap((sign) => getShapes(sign).map(({ d }) => d)).join('\n');

  expect(brotliCompressSync(drawings).length).toBeLessThan(4_000);
});

describe('the tables of signs', () => {
  const saved = (path: string) => readFileSync(join(ROOT, 'libs', 'lexigrams', path), 'utf8');
  const dealt = new Map(LEXIGRAMS.map(({ word, sign }) => [word, sign]));

  it('are as the dealer writes them; else: node tools/signs.ts', () => {
    expect(saved('vocabulary/signs.data.ts')).toBe(signsTable(dealt));
    expect(saved('site/site-signs.data.ts')).toBe(siteTable(dealt));
  });
});
