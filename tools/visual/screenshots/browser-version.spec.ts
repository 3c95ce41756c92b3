import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  parseMajorVersion,
  readBaselineVersion,
  saveBaselineVersion,
  selectTolerance,
} from './browser-version.ts';

it('reads the major version of a browser', () => {
  expect(parseMajorVersion('156.0.7412.3')).toBe(156);
});

it('reads the version that an update has saved', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'browser-version-')), 'browser.json');

  saveBaselineVersion(158, path);

  expect(readBaselineVersion(path)).toBe(158);
});

it('knows the version of the committed baselines', () => {
  expect(readBaselineVersion()).toBeGreaterThan(100);
});

it('compares exactly and says nothing when the versions are the same', () => {
  expect(selectTolerance(156, 156)).toEqual({ tolerance: 'exact' });
});

it('ignores anti-aliasing and says so in one line when the versions differ', () => {
  const { tolerance, notice } = selectTolerance(158, 156);

  expect(tolerance).toBe('anti-aliasing');
  expect(notice).toMatch(/^Screenshots by Chromium 158 are compared with baselines by Chromium 156, .+$/);
});
