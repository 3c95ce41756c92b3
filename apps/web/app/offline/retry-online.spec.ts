import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryOnline } from './retry-online';
import type { SavedSets } from './retry-online';

const sets: SavedSets = {
  10: { kind: 'failed' },
  15: { kind: 'not-saved' },
  20: { kind: 'saved', bytes: 1_000_000 },
  30: { kind: 'failed' },
  40: { kind: 'saving', bytes: 0, totalBytes: 0 },
};

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

it('saves only the sets that have failed again when the device is online', () => {
  const save = vi.fn();
  retryOnline(sets, save);
  expect(save).not.toHaveBeenCalled();

  page.dispatchEvent(new Event('online'));

  expect(save.mock.calls).toEqual([[10], [30]]);
});

it('saves nothing once it was stopped', () => {
  const save = vi.fn();

  retryOnline(sets, save)();
  page.dispatchEvent(new Event('online'));

  expect(save).not.toHaveBeenCalled();
});
