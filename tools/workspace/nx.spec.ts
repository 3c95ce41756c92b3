import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build } from './nx.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  { name: undefined, said: 'Building the site. The first time, this can take several minutes.' },
  { name: 'Storybook', said: 'Building Storybook. The first time, this can take several minutes.' },
])('says what it builds when that is not restored from the cache: $said', async ({ name, said }) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();

  const built = build(['no-such-project'], name);
  vi.advanceTimersByTime(10_000);

  expect(print.mock.calls).toEqual([[said]]);
  await built;
});

it('says nothing when all is in the cache', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();

  await build(['no-such-project']);
  vi.advanceTimersByTime(10_000);

  expect(print).not.toHaveBeenCalled();
});
