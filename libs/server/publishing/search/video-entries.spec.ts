import { expect, it } from 'vitest';
import { listVideoEntries } from './records.entries.ts';

it('includes the sample videos only where they can be played', () => {
  expect(listVideoEntries({ hasSamples: true })).not.toEqual([]);
  expect(listVideoEntries({ hasSamples: false })).toEqual([]);
});
