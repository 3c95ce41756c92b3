import { expect, it } from 'vitest';
import { followChange } from './follow-change';

it('follows a change for half a minute, and not while it is being made or after it failed', () => {
  const change = { isSuccess: true, submittedAt: 1000 };

  expect([followChange(change, 1500), followChange(change, 30_999)]).toEqual([3000, 3000]);
  expect([followChange(change, 31_000), followChange({ ...change, isSuccess: false }, 1500)]).toEqual([
    false,
    false,
  ]);
});
