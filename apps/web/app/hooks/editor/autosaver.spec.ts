import type { PostDraft } from '@paniscus/domain/posts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../../api/problem-error';
import { createAutosaver } from './autosaver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (content: string): PostDraft => ({ title: 'Figs', content });
const SAVED_AT = '2026-02-03T12:04:00.000Z';

it('sends the newest text two seconds after the first change', async () => {
  const send = vi.fn(() => Promise.resolve(SAVED_AT));
  const onStatus = vi.fn();
  const autosaver = createAutosaver({ send, onStatus });

  autosaver.change(draft('R'));
  autosaver.change(draft('Ripe'));
  await vi.advanceTimersByTimeAsync(2000);

  expect(send.mock.calls).toEqual([[draft('Ripe')]]);
  expect(onStatus.mock.calls).toEqual([[{ kind: 'saving' }], [{ kind: 'saved', at: SAVED_AT }]]);
});

it.each([
  [401, 'signedOut'],
  [0, 'local'],
  [503, 'local'],
])('reports a failure with status %i as %s, and tries again', async (status, kind) => {
  const send = vi.fn().mockRejectedValueOnce(new ProblemError(status)).mockResolvedValue(SAVED_AT);
  const onStatus = vi.fn();
  const autosaver = createAutosaver({ send, onStatus });

  autosaver.change(draft('Ripe'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(onStatus).toHaveBeenLastCalledWith({ kind });
  await vi.advanceTimersByTimeAsync(20_000);

  expect(onStatus).toHaveBeenLastCalledWith({ kind: 'saved', at: SAVED_AT });
});

it.each([413, 422])('sends a text that is too long again only when it has changed (%i)', async (status) => {
  const send = vi.fn().mockRejectedValueOnce(new ProblemError(status)).mockResolvedValue(SAVED_AT);
  const onStatus = vi.fn();
  const autosaver = createAutosaver({ send, onStatus });

  autosaver.change(draft('Ripe'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onStatus).toHaveBeenLastCalledWith({ kind: 'tooLong' });
  expect(send).toHaveBeenCalledOnce();
  autosaver.change(draft('R'));
  await vi.advanceTimersByTimeAsync(2000);

  expect(send).toHaveBeenLastCalledWith(draft('R'));
  expect(onStatus).toHaveBeenLastCalledWith({ kind: 'saved', at: SAVED_AT });
});

it('sends nothing more once the person may not edit the post', async () => {
  const send = vi.fn().mockRejectedValue(new ProblemError(403));
  const onStatus = vi.fn();
  const autosaver = createAutosaver({ send, onStatus });

  autosaver.change(draft('Ripe'));
  await vi.advanceTimersByTimeAsync(2000);
  autosaver.change(draft('Riper'));
  autosaver.flush();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(send).toHaveBeenCalledOnce();
  expect(onStatus).toHaveBeenLastCalledWith({ kind: 'forbidden' });
});

it('sends nothing after it was stopped', async () => {
  const send = vi.fn(() => Promise.resolve(SAVED_AT));
  const autosaver = createAutosaver({ send, onStatus: vi.fn() });

  autosaver.change(draft('Ripe'));
  void autosaver.stop();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(send).not.toHaveBeenCalled();
});

it('resolves stop after the request that is under way', async () => {
  const events: string[] = [];
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    events.push('stored');
    return SAVED_AT;
  };
  const autosaver = createAutosaver({ send, onStatus: vi.fn() });

  autosaver.change(draft('Ripe'));
  await vi.advanceTimersByTimeAsync(2000);
  void autosaver.stop().then(() => events.push('stopped'));
  await vi.advanceTimersByTimeAsync(60_000);

  expect(events).toEqual(['stored', 'stopped']);
});

it('stores the last text, one request at a time, however slow and unreliable the server is', async () => {
  const step = fc.record({
    pause: fc.integer({ min: 0, max: 5000 }),
    delay: fc.integer({ min: 0, max: 9000 }),
    fails: fc.boolean(),
    isLeaving: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      let stored = '';
      let running = 0;
      let mostRunning = 0;
      const responses = steps.values();
      const send = async ({ content }: PostDraft) => {
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        const { delay = 0, fails = false } = responses.next().value ?? {};
        await new Promise((resolve) => setTimeout(resolve, delay));
        running -= 1;
        if (fails) throw new ProblemError(503);
        stored = content;
        return SAVED_AT;
      };
      const autosaver = createAutosaver({ send, onStatus: () => undefined });
      for (const [index, { pause, isLeaving }] of steps.entries()) {
        autosaver.change(draft(`Text ${index}`));
        if (isLeaving) autosaver.flush();
        await vi.advanceTimersByTimeAsync(pause);
      }
      await vi.advanceTimersByTimeAsync(600_000);

      expect([stored, mostRunning]).toEqual([`Text ${steps.length - 1}`, 1]);
    }),
    { numRuns: 100 },
  );
});
