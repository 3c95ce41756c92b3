import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from './problem-error';
import { repeatUntilAnswered } from './repeat-until-answered';

const lost = new ProblemError(0);

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('repeats a call as soon as the network is back', async () => {
  const call = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('sent');
  const answer = repeatUntilAnswered(call);
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(1);

  page.dispatchEvent(new Event('online'));

  expect(await answer).toBe('sent');
  expect(call).toHaveBeenCalledTimes(2);
});

it('waits for the network however long it takes', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const call = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('sent');
  const answer = repeatUntilAnswered(call);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(call).toHaveBeenCalledTimes(1);

  page.dispatchEvent(new Event('online'));

  expect(await answer).toBe('sent');
});

it('gives up after ten seconds without an answer', async () => {
  const call = vi.fn().mockRejectedValue(lost);
  const error = repeatUntilAnswered(call).catch((reason: unknown) => reason);

  await vi.advanceTimersByTimeAsync(10_000);

  expect(await error).toBe(lost);
  expect(call).toHaveBeenCalledTimes(4);
});

it.each([422, 503])('does not repeat a call that was answered with %i', async (status) => {
  const answered = new ProblemError(status);
  const call = vi.fn().mockRejectedValue(answered);

  await expect(repeatUntilAnswered(call)).rejects.toBe(answered);

  expect(call).toHaveBeenCalledTimes(1);
});
