import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { invalid } from '../common/problem.ts';

/** The longest honest texts take a fifth of this. */
const READ_MAX_MS = 2500;

/** Reads Markdown on a thread of its own, one text after the other: some take time in the square of their length. */
@Injectable()
export class PlainTextReader implements OnModuleDestroy {
  private worker: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  async onModuleDestroy(): Promise<void> {
    await this.stop();
  }

  /**
   * Markdown as plain text, raw HTML included as it is written. Throws a problem of status 422 for what takes too
   * long to read, because every reader's page would take as long.
   */
  read(markdown: string): Promise<string> {
    const reading = this.last.then(() => this.readNext(markdown));
    this.last = reading.catch(() => undefined);
    return reading;
  }

  private async readNext(markdown: string): Promise<string> {
    this.worker ??= startWorker();
    const worker = await this.worker;
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(READ_MAX_MS) });
      worker.postMessage(markdown);
      const [text] = (await answer) as [string];
      return text;
    } catch {
      await this.stop();
      throw invalid({ content: 'Content is nested too deeply to be shown.' });
    }
  }

  private async stop(): Promise<void> {
    const worker = await this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(workerFile());
  await once(worker, 'message');
  worker.unref();
  return worker;
}

/** The built server lies beside its workers; from the sources Node reads the TypeScript itself. */
function workerFile(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./plain-text.worker.${ending}`, import.meta.url);
}
