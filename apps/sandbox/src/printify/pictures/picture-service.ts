import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpResponse } from '../../http/exchange.ts';
import type { Service } from '../../http/service.ts';

const PATH = /^\/images\/([a-z0-9-]{1,100}\.webp)$/;

/** Serves product pictures; Printify uses another host for them than for its API. */
export class PictureService implements Service {
  readonly name = 'pictures';
  readonly faultModes = ['down', 'slow', 'error'] as const;
  readonly http = {
    owns: (path: string) => path.startsWith('/images/'),
    respond: ({ url }: { url: URL }) => this.#respond(url.pathname),
  };
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  async #respond(path: string): Promise<HttpResponse> {
    const [, file] = PATH.exec(path) ?? [];
    const picture = file ? await readFile(join(this.#dir, file)).catch(() => undefined) : undefined;
    if (!picture) return { status: 404, body: { message: 'Not found.' } };
    return { status: 200, body: picture, headers: { 'content-type': 'image/webp' } };
  }
}
