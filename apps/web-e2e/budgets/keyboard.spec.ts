import { measureKeyboard, toRows } from '#tools/bench/keyboard/measure-keyboard.ts';
import type { KeyboardMetrics, Spread } from '#tools/bench/keyboard/measure-keyboard.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Time budgets: label, metric, and limit in ms. */
const TIMES: [string, (metrics: KeyboardMetrics) => Spread, number][] = [
  ['first touch on a phone with slow 4G', ({ firstTouchMs }) => firstTouchMs, 250],
  ['touch to sound request', ({ requestMs }) => requestMs, 16],
  ['touch to sound output', ({ startMs }) => startMs, 25],
  ['panel switch', ({ panelSwitchMs }) => panelSwitchMs, 100],
  ['longest frame while typing', ({ frameMs }) => frameMs, 50],
];
/** Measures again when over budget: load on the machine only makes times longer, never shorter. */
const MAX_ATTEMPTS = 4;

test('the keyboard stays within its time and memory budgets', async () => {
  test.setTimeout(600_000);
  const attempts: KeyboardMetrics[] = [];
  const findBest = (select: (metrics: KeyboardMetrics) => Spread) =>
    Math.min(...attempts.map((metrics) => select(metrics).median));
  const isWithinBudget = () =>
    attempts.length > 0 && TIMES.every(([, select, limit]) => findBest(select) < limit);

  while (!isWithinBudget() && attempts.length < MAX_ATTEMPTS)
    attempts.push(await measureKeyboard(system.siteUrl));

  const [metrics] = attempts as [KeyboardMetrics];
  for (const [type, description] of toRows(metrics)) test.info().annotations.push({ type, description });
  for (const [name, select, limit] of TIMES) expect.soft(findBest(select), name).toBeLessThan(limit);
  expect.soft(metrics.firstTouchBytes.max, 'audio before the first word').toBeLessThanOrEqual(10_000);
  expect(metrics.cachedBytes, 'decoded sounds').toBeLessThan(24_000_000);
});
