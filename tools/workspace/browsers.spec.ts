import { expect, it, vi } from 'vitest';
import { prepareBrowsers } from './browsers.ts';

it.each([
  [['lint', 'commits', 'build'], 0, 0],
  [['lint', 'storybook'], 1, 0],
  [['test-tools'], 1, 0],
  [['e2e'], 1, 0],
  [['test', 'budgets'], 1, 1],
])('for %s, looks for any browser %i times and for a full one %i times', async (targets, any, full) => {
  const find = { findAny: vi.fn(() => Promise.resolve('')), findFull: vi.fn(() => Promise.resolve('')) };

  await prepareBrowsers(targets, find);

  expect(find.findAny).toHaveBeenCalledTimes(any);
  expect(find.findFull).toHaveBeenCalledTimes(full);
});
