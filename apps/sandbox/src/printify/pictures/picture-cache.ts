import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer } from '../../http/exchange.ts';
import type { Service } from '../../http/service.ts';

const PATH = /^\/images\/([a-z0-9-]{1,100}\.webp)$/;

/** Serves product pictures; Printify uses another host for them than for its API. */
export class PictureCache implements Service {
  readonly name = 'pictures';
  readonly faultModes = ['down', 'slow', 'error'] as const;
  readonly http = {
    owns: (path: string) => path.startsWith('/images/'),
    answer: ({ url }: { url: URL }) => this.#answer(url.pathname),
  };
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  async #answer(path: string): Promise<Answer> {
    const [, file] = PATH.exec(path) ?? [];
    const picture = file ? await readFile(join(this.#dir, file)).catch(() => undefined) : undefined;
    if (!picture) return { status: 404, body: { message: 'Not found.' } };
    return { status: 200, body: picture, headers: { 'content-type': 'image/webp' } };
  }
}
