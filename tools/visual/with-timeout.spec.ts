import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeInTime, withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('returns a result that comes in time and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1_000, 'No result.')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects with the message when no result comes', async () => {
  const result = withTimeout(new Promise(() => undefined), 60_000, 'No result.');
  const rejection = expect(result).rejects.toThrow('No result.');

  await vi.advanceTimersByTimeAsync(60_000);

  await rejection;
});

it('rejects when a browser does not close', async () => {
  const closing = closeInTime({ close: () => new Promise(() => undefined) });
  const rejection = expect(closing).rejects.toThrow('The browser did not close in time.');

  await vi.advanceTimersByTimeAsync(30_000);

  await rejection;
});
