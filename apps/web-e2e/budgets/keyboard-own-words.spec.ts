import { listOwnWordsRows, measureOwnWords } from '#tools/bench/keyboard/own-words/measure-own-words.ts';
import type { OwnWordsMetrics } from '#tools/bench/keyboard/own-words/measure-own-words.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Metric, and its limit in ms. */
const LIMITS: [keyof OwnWordsMetrics, number][] = [
  ['openMs', 300],
  ['folderMs', 300],
  ['editorMs', 300],
  ['searchMs', 300],
  ['frameMs', 50],
  ['openingFrameMs', 50],
];
/** Measures again when over budget: load on the machine only makes times longer, never shorter. */
const MAX_ATTEMPTS = 3;

test('the keyboard stays within its time budgets with a thousand custom words', async () => {
  test.setTimeout(600_000);
  const attempts: OwnWordsMetrics[] = [];
  const findBest = (name: keyof OwnWordsMetrics) => Math.min(...attempts.flatMap((metrics) => metrics[name]));
  const isWithinBudget = () => attempts.length > 0 && LIMITS.every(([name, limit]) => findBest(name) < limit);

  while (!isWithinBudget() && attempts.length < MAX_ATTEMPTS)
    attempts.push(await measureOwnWords(system.siteUrl));

  const [metrics] = attempts as [OwnWordsMetrics];
  for (const [type, description] of listOwnWordsRows(metrics))
    test.info().annotations.push({ type, description });
  for (const [name, limit] of LIMITS) expect.soft(findBest(name), name).toBeLessThan(limit);
});
