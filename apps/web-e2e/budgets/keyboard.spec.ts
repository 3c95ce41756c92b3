import { measureKeyboard, toRows } from '#tools/bench/keyboard/measure-keyboard.ts';
import type { KeyboardMetrics, Spread } from '#tools/bench/keyboard/measure-keyboard.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Time budgets: label, measured figure, and limit in ms. */
const TIMES: [string, (figures: KeyboardMetrics) => Spread, number][] = [
  ['first touch on slow 4G', ({ firstTouchMs }) => firstTouchMs, 300],
  ['touch to sound asked for', ({ requestMs }) => requestMs, 16],
  ['touch to sound given out', ({ startMs }) => startMs, 25],
  ['another panel', ({ panelSwitchMs }) => panelSwitchMs, 100],
  ['longest frame while typing', ({ frameMs }) => frameMs, 50],
];
/** Measured again when over budget: a busy machine only makes times longer, never shorter. */
const TRIES = 4;

test('the keyboard stays within its time and memory budgets', async () => {
  test.setTimeout(600_000);
  const tries: KeyboardMetrics[] = [];
  const best = (of: (figures: KeyboardMetrics) => Spread) =>
    Math.min(...tries.map((figures) => of(figures).median));
  const isDecided = () => tries.length > 0 && TIMES.every(([, of, limit]) => best(of) < limit);

  while (!isDecided() && tries.length < TRIES) tries.push(await measureKeyboard(system.siteUrl));

  const [figures] = tries as [KeyboardMetrics];
  for (const [type, description] of toRows(figures)) test.info().annotations.push({ type, description });
  for (const [name, of, limit] of TIMES) expect.soft(best(of), name).toBeLessThan(limit);
  expect.soft(figures.firstTouchBytes.max, 'sounds before the first word').toBeLessThanOrEqual(10_000);
  expect(figures.cachedBytes, 'decoded sounds').toBeLessThan(24_000_000);
});
