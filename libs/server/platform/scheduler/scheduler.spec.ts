import { SchedulerRegistry } from '@nestjs/schedule';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../clock/clock.ts';
import type { Settings } from '../config/settings.ts';
import { unavailable } from '../http/problem.ts';
import type { EventLog } from '../logging/event-log.ts';
import { Scheduler } from './scheduler.service.ts';

const EVERY_MS = 1000;
const warn = vi.fn<EventLog['warn']>();
let scheduler: Scheduler;

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockReset();
  scheduler = new Scheduler(new SchedulerRegistry(), { reconcileEveryS: 60 } as Settings, new Clock(), {
    warn,
  } as unknown as EventLog);
});
afterEach(async () => {
  await scheduler.onModuleDestroy();
  vi.useRealTimers();
});

/** A run that ends when `finish` is called. */
function createRun() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: vi.fn(() => promise), finish: resolve };
}

describe('a periodic task', () => {
  it('runs at its interval, not at startup, and never overlaps itself', async () => {
    const { run, finish } = createRun();
    scheduler.schedule({ name: 'pruning', everyMs: EVERY_MS, run });
    scheduler.onApplicationBootstrap();

    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(run).toHaveBeenCalledTimes(1);

    finish();
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is logged by name when it fails, and runs again', async () => {
    const error = new Error('no database');
    const run = vi.fn(() => Promise.reject(error));
    scheduler.schedule({ name: 'pruning', everyMs: EVERY_MS, run });
    scheduler.onApplicationBootstrap();

    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);

    expect(run).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenNthCalledWith(2, 'pruning_failed', error);
  });

  it('ends before the server stops, and does not start again', async () => {
    const { run, finish } = createRun();
    scheduler.schedule({ name: 'pruning', everyMs: EVERY_MS, atStart: true, run });
    scheduler.onApplicationBootstrap();
    const stopped = vi.fn();
    const stopping = scheduler.onModuleDestroy().then(stopped);

    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(stopped).not.toHaveBeenCalled();

    finish();
    await stopping;
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a poller', () => {
  it('claims until a batch is not full', async () => {
    const due = [1, 2, 3, 4, 5];
    const handled: number[] = [];
    const run = scheduler.poll({
      name: 'payments',
      batch: 2,
      claim: async () => due.splice(0, 2),
      handle: async (item) => void handled.push(item),
    });

    await run();

    expect(handled).toEqual([1, 2, 3, 4, 5]);
  });

  it('logs a failing item and handles the others', async () => {
    const error = new Error('cannot read');
    const handled: number[] = [];
    const run = scheduler.poll({
      name: 'payments',
      claim: async () => [1, 2, 3],
      handle: async (item) => {
        if (item === 2) throw error;
        handled.push(item);
      },
    });

    await run();

    expect(handled).toEqual([1, 3]);
    expect(warn.mock.calls).toEqual([['payments_of_one_failed', error]]);
  });

  it('ends when the provider is unavailable, and releases what is left', async () => {
    const release = vi.fn(async () => {});
    const run = scheduler.poll({
      name: 'payments',
      claim: async () => [1, 2, 3],
      handle: async (item) => {
        if (item === 2) throw unavailable('The provider is unavailable.');
      },
      release,
    });

    await expect(run()).rejects.toMatchObject({ status: 503 });
    expect(release.mock.calls).toEqual([[[2, 3]]]);
  });
});
