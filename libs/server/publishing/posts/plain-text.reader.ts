import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { invalid } from '@paniscus/server/platform';

/** Five times what the longest ordinary texts take. */
const READ_MAX_MS = 2500;

/** Parses Markdown in a worker thread, one text at a time: some inputs take quadratic time. */
@Injectable()
export class PlainTextReader implements OnModuleDestroy {
  private worker: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  async onModuleDestroy(): Promise<void> {
    await this.stop();
  }

  /**
   * Converts Markdown to plain text; raw HTML is kept as written. Throws a 422 problem for text that takes too long to
   * parse, because it would slow down every reader's page as well.
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
      const response = once(worker, 'message', { signal: AbortSignal.timeout(READ_MAX_MS) });
      worker.postMessage(markdown);
      const [text] = (await response) as [string];
      return text;
    } catch {
      await this.stop();
      throw invalid({ content: 'Content is nested too deeply to be displayed.' });
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

/** The build places the worker next to the server; from source, Node runs the TypeScript file directly. */
function workerFile(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./plain-text.worker.${ending}`, import.meta.url);
}
