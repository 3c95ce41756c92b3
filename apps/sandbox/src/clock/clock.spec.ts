import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Store } from '../store/store.ts';
import { Clock } from './clock.ts';
import type { Due } from './clock.ts';

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

const takeLong = () => vi.setSystemTime(Date.now() + 1300);

function aClockWith(times: number[], each: () => void = () => undefined) {
  const clock = new Clock(store);
  const seen: number[] = [];
  const waiting: Due[] = times.map((at) => ({
    at,
    happen: () => {
      waiting.shift();
      takeLong();
      seen.push(clock.now());
      each();
    },
  }));
  clock.follow(() => waiting[0]);
  return { clock, seen };
}

describe('moved clock', () => {
  it('stops at each due time until its work is done, however slow the machine is', () => {
    const { clock, seen } = aClockWith([NOON + 60, NOON + 60, NOON + 3600]);

    clock.advance(3600);

    expect(seen).toEqual([NOON + 60, NOON + 60, NOON + 3600]);
  });

  it('skips later work and then runs with the system clock', () => {
    const { clock, seen } = aClockWith([NOON + 60, NOON + 3601]);

    clock.advance(3600);

    expect(seen).toEqual([NOON + 60]);
    expect(clock.now()).toBe(NOON + 3600 + 2);
  });

  it('runs overdue work without going back in time', () => {
    const { clock, seen } = aClockWith([NOON - 60]);

    clock.advance(5);

    expect(seen).toEqual([NOON]);
  });

  it('rolls back when work fails on the way', () => {
    const { clock } = aClockWith([NOON + 60], () => {
      throw new Error('no card');
    });

    expect(() => clock.advance(3600)).toThrow('no card');
    expect(clock.now()).toBe(NOON + 2);
    expect(new Clock(store).now()).toBe(NOON + 2);
  });
});
