import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { LEXIGRAMS, parseSign, getShapes } from '#libs/lexigrams/index.ts';
import { ROOT } from '#tools/system/root.ts';
import { computeDifference, SMALLEST } from './difference.ts';
import { filledGaps, createLegibilityTest } from './legible.ts';
import { renderInk } from './pixels.ts';
import type { Ink } from './pixels.ts';
import { isMisread, mayTouch } from './rules.ts';
import { signsTable, siteTable } from './tables.ts';

/** The smallest intended difference is a dot on a line: half of its 25 pixels at size 32 remain visible. */
const LEAST = 12;
/** Signs of one class on one panel also share their color and must differ by more than one dot. */
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

describe('signs at 32 pixels without class color', () => {
  it('differ from each other even when shifted by one pixel', () => {
    expect(differences.length).toBe(73_536);
    expect(differences.filter(({ difference }) => difference < LEAST)).toEqual([]);
  });

  it('differ more within a class on the same panel', () => {
    const inClass = differences.filter(({ isOneClass }) => isOneClass);

    expect(inClass.length).toBeGreaterThan(10_000);
    expect(inClass.filter(({ difference }) => difference < LEAST_IN_CLASS)).toEqual([]);
  });

  it('cover between a tenth and three tenths of the tile', () => {
    const shares = inks.map((ink) => ink.reduce((sum, value) => sum + value, 0) / ink.length);

    expect(Math.min(...shares)).toBeGreaterThan(0.1);
    expect(Math.max(...shares)).toBeLessThan(0.3);
  });
});

describe('each sign', () => {
  it('separates or intentionally crosses its parts and shows every one', async () => {
    const isLegible = await createLegibilityTest([...signs, 'box.high+cross.high', 'dot+circle.small+wave']);

    expect(signs.filter((sign) => !isLegible(sign))).toEqual([]);
    expect(isLegible('box.high+cross.high')).toBe(false);
    expect(isLegible('dot+circle.small+wave')).toBe(false);
  });

  it('cannot be misread as a religious symbol, a face or a letter', () => {
    expect(signs.filter((sign) => isMisread(parseSign(sign)))).toEqual([]);
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
      expect(isMisread(parseSign(misread)), misread).toBe(true);
    }
  });

  it('may place a dot on a line but not across the outline of a shape', () => {
    const touch = (sign: string) => {
      const [a, b] = parseSign(sign);
      return a !== undefined && b !== undefined && mayTouch(a, b);
    };

    expect(touch('horizontal.high+dot.high')).toBe(true);
    expect(touch('circle+vertical')).toBe(true);
    expect(touch('box.small+dot.left')).toBe(false);
    expect(touch('wave+dot')).toBe(false);
  });
});

describe('gap measurement', () => {
  it('detects narrow gaps and ignores separate parts', async () => {
    const [free, tight] = await renderInk(['circle+dot', 'circle.small+cross.small'], 96);

    expect(filledGaps(free ?? new Float32Array())).toBe(0);
    expect(filledGaps(tight ?? new Float32Array())).toBeGreaterThan(30);
  });
});

it('the drawings of all signs are smaller than 4 kB with Brotli', () => {
  const drawings = signs.flatMap((sign) => getShapes(sign).map(({ d }) => d)).join('\n');

  expect(brotliCompressSync(drawings).length).toBeLessThan(4_000);
});

describe('sign tables', () => {
  const saved = (path: string) => readFileSync(join(ROOT, 'libs', 'lexigrams', path), 'utf8');
  const dealt = new Map(LEXIGRAMS.map(({ word, sign }) => [word, sign]));

  it('match the generated ones; otherwise run node tools/generators/signs.ts', () => {
    expect(saved('vocabulary/signs.data.ts')).toBe(signsTable(dealt));
    expect(saved('site/site-signs.data.ts')).toBe(siteTable(dealt));
  });
});
