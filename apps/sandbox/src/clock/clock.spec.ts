import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Store } from '../store/store.ts';
import { Clock } from './clock.ts';
import type { ScheduledTask } from './clock.ts';

const NOON = Date.UTC(2026, 0, 5, 12) / 1000;

let directory: string;
let store: Store;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON * 1000 + 900 });
  directory = mkdtempSync(join(tmpdir(), 'paniscus-clock-'));
  store = new Store(directory);
});

afterEach(() => {
  store.close();
  rmSync(directory, { recursive: true });
  vi.useRealTimers();
});

const simulateSlowWork = () => vi.setSystemTime(Date.now() + 1300);

function createClock(times: number[], onTask: () => void = () => undefined) {
  const clock = new Clock(store);
  const seen: number[] = [];
  const tasks: ScheduledTask[] = times.map((at) => ({
    at,
    run: () => {
      tasks.shift();
      simulateSlowWork();
      seen.push(clock.now());
      onTask();
    },
  }));
  clock.setTaskSource(() => tasks[0]);
  return { clock, seen };
}

describe('moved clock', () => {
  it('stops at the time of each task until the task is done, however slow the machine is', () => {
    const { clock, seen } = createClock([NOON + 60, NOON + 60, NOON + 3600]);

    clock.advance(3600);

    expect(seen).toEqual([NOON + 60, NOON + 60, NOON + 3600]);
  });

  it('skips later tasks and then runs with the system clock', () => {
    const { clock, seen } = createClock([NOON + 60, NOON + 3601]);

    clock.advance(3600);

    expect(seen).toEqual([NOON + 60]);
    expect(clock.now()).toBe(NOON + 3600 + 2);
  });

  it('runs overdue tasks without going back in time', () => {
    const { clock, seen } = createClock([NOON - 60]);

    clock.advance(5);

    expect(seen).toEqual([NOON]);
  });

  it('rolls back when a task fails', () => {
    const { clock } = createClock([NOON + 60], () => {
      throw new Error('no card');
    });

    expect(() => clock.advance(3600)).toThrow('no card');
    expect(clock.now()).toBe(NOON + 2);
    expect(new Clock(store).now()).toBe(NOON + 2);
  });
});

describe('clock with a fixed time', () => {
  const LEAP_DAY = Date.UTC(2028, 1, 29, 12) / 1000;

  it('moves only when it is advanced', () => {
    const clock = new Clock(store, LEAP_DAY * 1000);

    simulateSlowWork();
    const before = clock.date();
    clock.advance(60);

    expect(before.toISOString()).toBe('2028-02-29T12:00:00.000Z');
    expect(clock.now()).toBe(LEAP_DAY + 60);
  });

  it('continues where it was after a restart', () => {
    new Clock(store, LEAP_DAY * 1000).advance(60);

    expect(new Clock(store, LEAP_DAY * 1000).now()).toBe(LEAP_DAY + 60);
  });
});
