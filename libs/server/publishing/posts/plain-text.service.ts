import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { invalid, ProblemException, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { parseInWorker } from './parse-in-worker.ts';
import type { ParsedMarkdown } from './parsed-markdown.types.ts';

/** Parses Markdown in a worker thread, one text at a time: some inputs take quadratic time. */
@Injectable()
export class PlainTextService implements OnModuleDestroy {
  private worker: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async onModuleDestroy(): Promise<void> {
    await this.stop();
  }

  /** Converts Markdown to plain text; raw HTML stays as written. Throws like `parse`. */
  async extract(markdown: string): Promise<string> {
    return (await this.parse(markdown)).text;
  }

  /**
   * Reads the plain text and the pictures of a Markdown text. Throws a 422 problem for text that takes too much
   * CPU time, because it would slow down every reader's page as well, and a 503 problem when the machine is too busy.
   */
  parse(markdown: string): Promise<ParsedMarkdown> {
    const extraction = this.last.then(() => this.parseNext(markdown));
    this.last = extraction.catch(() => undefined);
    return extraction;
  }

  private async parseNext(markdown: string): Promise<ParsedMarkdown> {
    this.worker ??= startWorker();
    const worker = await this.worker;
    try {
      return await parseInWorker(worker, markdown, { timeoutMs: this.settings.timeouts.markdown });
    } catch (error) {
      await this.stop();
      if (error instanceof ProblemException) throw error;
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
  const worker = new Worker(getWorkerUrl());
  await once(worker, 'message');
  worker.unref();
  return worker;
}

/** The build places the worker next to the server; from source, Node runs the TypeScript file directly. */
function getWorkerUrl(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./plain-text.worker.${extension}`, import.meta.url);
}
