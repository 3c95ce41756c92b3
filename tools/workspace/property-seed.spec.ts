import fc from 'fast-check';
import { expect, it } from 'vitest';

it('gives property tests the same inputs in every run, by a seed that the environment may replace', () => {
  const seed = Number(process.env['FAST_CHECK_SEED'] || 20_260_101);
  const inputs: number[][] = [[], []];

  for (const list of inputs) fc.assert(fc.property(fc.integer(), (input) => void list.push(input)));

  expect(fc.readConfigureGlobal().seed).toBe(seed);
  expect(inputs[0]).toEqual(inputs[1]);
  expect(new Set(inputs[0]).size).toBeGreaterThan(10);
});
