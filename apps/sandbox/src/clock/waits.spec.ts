import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Store } from '../store/store.ts';
import { Clock } from './clock.ts';

const NOON = Date.UTC(2026, 0, 5, 12);
const HOUR_S = 3600;
const HOUR_MS = HOUR_S * 1000;
/** More than the longest delay of `setTimeout`, 24.8 days. */
const MONTH_S = 31 * 24 * HOUR_S;

let directory: string;
let store: Store;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
  directory = mkdtempSync(join(tmpdir(), 'paniscus-clock-'));
  store = new Store(directory);
});

afterEach(() => {
  store.close();
  rmSync(directory, { recursive: true });
  vi.useRealTimers();
});

/** Simulates time that passes for the process. */
const passRealTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function startWait(clock: Clock, ms: number, signal?: AbortSignal) {
  const wait = { state: 'pending' };
  clock.wait(ms, signal).then(
    () => (wait.state = 'ended'),
    () => (wait.state = 'aborted'),
  );
  return wait;
}

describe('wait on the clock', () => {
  it.each([250, HOUR_MS, MONTH_S * 1000])('ends after %i ms of real time', async (ms) => {
    const wait = startWait(new Clock(store), ms);

    await passRealTime(ms - 1);
    const before = wait.state;
    await passRealTime(1);

    expect([before, wait.state]).toEqual(['pending', 'ended']);
  });

  it('is shortened by the time that the clock is advanced', async () => {
    const clock = new Clock(store);
    const wait = startWait(clock, HOUR_MS);

    clock.advance(HOUR_S - 10);
    await passRealTime(9_999);
    const before = wait.state;
    await passRealTime(1);

    expect([before, wait.state]).toEqual(['pending', 'ended']);
  });

  it.each([['follows real time', null] as const, ['has a fixed time', NOON] as const])(
    'ends without real time when a clock that %s is advanced far enough',
    async (_case, fixedTime) => {
      const clock = new Clock(store, fixedTime);
      const wait = startWait(clock, HOUR_MS);

      clock.advance(HOUR_S - 1);
      await passRealTime(0);
      const before = wait.state;
      clock.advance(1);
      await passRealTime(0);

      expect([before, wait.state]).toEqual(['pending', 'ended']);
    },
  );

  it('does not end with real time when the clock has a fixed time', async () => {
    const wait = startWait(new Clock(store, NOON), 1000);
    const realTimers = vi.getTimerCount();

    await passRealTime(MONTH_S * 1000);

    expect(realTimers).toBe(0);
    expect(wait.state).toBe('pending');
  });

  it('ends at once after a delay of zero on a clock with a fixed time', async () => {
    const wait = startWait(new Clock(store, NOON), 0);

    await passRealTime(0);

    expect(wait.state).toBe('ended');
  });

  it('is aborted by its signal', async () => {
    const controller = new AbortController();
    const wait = startWait(new Clock(store), 1000, controller.signal);

    controller.abort();
    await passRealTime(0);

    expect(wait.state).toBe('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('timers of the clock', () => {
  it('run in the order of their times when the clock passes all of them', () => {
    const clock = new Clock(store, NOON);
    const ran: string[] = [];
    clock.setTimer(NOON + 2000, () => ran.push('second'));
    clock.setTimer(NOON + 1000, () => ran.push('first'));
    clock.setTimer(NOON + HOUR_MS + 1, () => ran.push('later'));

    clock.advance(HOUR_S);

    expect(ran).toEqual(['first', 'second']);
  });

  it('do not run after another timer canceled them', () => {
    const clock = new Clock(store, NOON);
    const ran: string[] = [];
    clock.setTimer(NOON + 1000, () => cancel());
    const cancel = clock.setTimer(NOON + 2000, () => ran.push('canceled'));

    clock.advance(HOUR_S);

    expect(ran).toEqual([]);
  });
});
