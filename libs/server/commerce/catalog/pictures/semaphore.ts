import { unavailable } from '@paniscus/server/platform';

/** Limits concurrency: runs `atOnce` tasks and queues up to `waitingMax` more. */
export class Semaphore {
  private readonly atOnce: number;
  private readonly waitingMax: number;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(atOnce: number, waitingMax: number) {
    this.atOnce = atOnce;
    this.waitingMax = waitingMax;
  }

  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.waitingMax) throw unavailable('Too much to do at once.', 2);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
