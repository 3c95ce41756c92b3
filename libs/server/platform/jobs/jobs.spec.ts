import { ASYNC_TIMEOUT_MS, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { EventLog } from '../logging/event-log.ts';
import type { JobQueue } from './job-queue.ts';
import { JobsService } from './jobs.service.ts';

const NUMBERS: JobQueue<{ number: number }> = { name: 'spec-numbers', retryLimit: 2 };
const FAILING: JobQueue<{ number: number }> = { name: 'spec-failing', retryLimit: 1 };

const server = await startServer();
const dataSource = server.app.get(DataSource);

const handled: number[] = [];
let isBroken = true;

const jobs = new JobsService({ ...server.settings, jobRetryS: 1 }, dataSource, server.app.get(EventLog));
jobs.handle(NUMBERS, async ({ number }) => void handled.push(number));
jobs.handle(FAILING, async ({ number }) => {
  if (isBroken) throw new Error('The service is unavailable.');
  handled.push(number);
});
await jobs.onApplicationBootstrap();
afterAll(() => jobs.beforeApplicationShutdown());

describe('job', () => {
  const enqueue = (queue: JobQueue<{ number: number }>, number: number) =>
    dataSource.transaction((manager) => jobs.enqueue(manager, queue, { number }));

  it('runs once its transaction has committed', async () => {
    await enqueue(NUMBERS, 1);
    jobs.wake();

    await vi.waitFor(() => expect(handled).toContain(1), ASYNC_TIMEOUT_MS);
  });

  it('does not exist when its transaction is rolled back', async () => {
    await dataSource
      .transaction(async (manager) => {
        await jobs.enqueue(manager, NUMBERS, { number: 2 });
        throw new Error('rolled back');
      })
      .catch(() => {});
    await enqueue(NUMBERS, 3);

    await vi.waitFor(() => expect(handled).toContain(3), ASYNC_TIMEOUT_MS);
    expect(handled).not.toContain(2);
  });

  it('waits for its start time', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    await dataSource.transaction((manager) => jobs.enqueue(manager, NUMBERS, { number: 5 }, inAnHour));
    await enqueue(NUMBERS, 6);
    jobs.wake();

    await vi.waitFor(() => expect(handled).toContain(6), ASYNC_TIMEOUT_MS);
    expect(handled).not.toContain(5);
    expect(await jobs.isWaiting(NUMBERS, { number: 5 })).toBe(true);
  });

  it('is retried, becomes a dead letter, and can be requeued by an admin', async () => {
    await enqueue(FAILING, 4);
    const deadLetter = await vi.waitFor(async () => {
      const [deadLetter] = await jobs.listDeadLetters();
      expect(deadLetter).toMatchObject({
        queue: 'spec-failing',
        data: { number: 4 },
        reason: 'The service is unavailable.',
      });
      return deadLetter;
    }, ASYNC_TIMEOUT_MS);
    isBroken = false;

    await jobs.retry(deadLetter?.id ?? '');

    await vi.waitFor(() => expect(handled).toContain(4), ASYNC_TIMEOUT_MS);
    expect(await jobs.listDeadLetters()).toEqual([]);
    await expect(jobs.retry(deadLetter?.id ?? '')).rejects.toMatchObject({ status: 404 });
  });
});
