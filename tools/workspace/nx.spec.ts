import { afterEach, expect, it, vi } from 'vitest';
import { build } from './nx.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says that it builds, because a first build takes a minute without a word', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();

  const built = build(['no-such-project']);

  expect(print.mock.calls).toEqual([['Building the site. This takes about a minute the first time.']]);
  await built;
});

it('names what is built for other commands', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();

  await build(['no-such-project'], 'Storybook');

  expect(print.mock.calls).toEqual([['Building Storybook. This takes about a minute the first time.']]);
});
