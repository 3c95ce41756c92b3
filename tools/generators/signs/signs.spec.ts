import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { LEXIGRAMS, parseSign, getShapes } from '#libs/lexigrams/index.ts';
import { ROOT } from '#tools/system/root.ts';
import { computeDifference, DISPLAY_SIZE_MIN } from './difference.ts';
import { computeGapArea, createLegibilityTest } from './legibility.ts';
import { renderInk } from './render.ts';
import type { Ink } from './render.ts';
import { isMisread, mayTouch } from './misreadings.ts';
import { formatSigns, formatSiteSigns } from './sign-tables.ts';

/** The smallest intended difference is a dot on a line: half of its 25 pixels at size 32 remain visible. */
const DIFFERENCE_MIN = 12;
/** Signs of one class on one panel also share their color and must differ by more than one dot. */
const DIFFERENCE_IN_CLASS_MIN = 25;

const signs = LEXIGRAMS.map(({ sign }) => sign);
let inks: Ink[];
let differences: { pair: string; difference: number; isOneClass: boolean }[];

beforeAll(async () => {
  inks = await renderInk(signs, DISPLAY_SIZE_MIN);
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
    expect(differences.filter(({ difference }) => difference < DIFFERENCE_MIN)).toEqual([]);
  });

  it('differ more within a class on the same panel', () => {
    const inClass = differences.filter(({ isOneClass }) => isOneClass);

    expect(inClass.length).toBeGreaterThan(10_000);
    expect(inClass.filter(({ difference }) => difference < DIFFERENCE_IN_CLASS_MIN)).toEqual([]);
  });

  it('cover between 10% and 30% of the tile', () => {
    const shares = inks.map((ink) => ink.reduce((sum, value) => sum + value, 0) / ink.length);

    expect(Math.min(...shares)).toBeGreaterThan(0.1);
    expect(Math.max(...shares)).toBeLessThan(0.3);
  });
});

describe('each sign', () => {
  it('has visible parts that are separate or cross intentionally', async () => {
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
    const canTouch = (sign: string) => {
      const [a, b] = parseSign(sign);
      return a !== undefined && b !== undefined && mayTouch(a, b);
    };

    expect(canTouch('horizontal.high+dot.high')).toBe(true);
    expect(canTouch('circle+vertical')).toBe(true);
    expect(canTouch('box.small+dot.left')).toBe(false);
    expect(canTouch('wave+dot')).toBe(false);
  });
});

describe('gap measurement', () => {
  it('detects narrow gaps and ignores separate parts', async () => {
    const [free, narrow] = await renderInk(['circle+dot', 'circle.small+cross.small'], 96);

    expect(computeGapArea(free ?? new Float32Array())).toBe(0);
    expect(computeGapArea(narrow ?? new Float32Array())).toBeGreaterThan(30);
  });
});

it('all sign drawings together compress to less than 4 kB with Brotli', () => {
  const drawings = signs.flatMap((sign) => getShapes(sign).map(({ d }) => d)).join('\n');

  expect(brotliCompressSync(drawings).length).toBeLessThan(4_000);
});

describe('sign tables', () => {
  const readCommitted = (path: string) => readFileSync(join(ROOT, 'libs', 'lexigrams', path), 'utf8');
  const currentSigns = new Map(LEXIGRAMS.map(({ word, sign }) => [word, sign]));

  it('match the generated ones; otherwise run node tools/generators/signs.ts', () => {
    expect(readCommitted('vocabulary/signs.data.ts')).toBe(formatSigns(currentSigns));
    expect(readCommitted('site/site-signs.data.ts')).toBe(formatSiteSigns(currentSigns));
  });
});
