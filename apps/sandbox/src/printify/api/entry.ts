import type { Request } from '../../http/exchange.ts';
import { ShopError, unauthenticated } from './shop-error.ts';

const REQUESTS_A_MINUTE = 600;
const MINUTE_MS = 60_000;

/** Checks token and user agent, and limits the request rate. */
export class Entry {
  readonly #token: string;
  /** Times of the last minute's requests in Unix milliseconds. */
  #came: number[] = [];

  constructor(token: string) {
    this.#token = token;
  }

  check({ headers }: Request): void {
    this.#count(Date.now());
    const [scheme, token] = (headers.authorization ?? '').split(' ');
    if (!/^bearer$/i.test(scheme ?? '') || token !== this.#token) throw unauthenticated();
    if (!headers['user-agent'])
      throw new ShopError({ status: 400, body: { message: 'The User-Agent header is required.' } });
  }

  #count(now: number): void {
    this.#came = this.#came.filter((moment) => moment > now - MINUTE_MS);
    const [oldest = now] = this.#came;
    if (this.#came.length >= REQUESTS_A_MINUTE) {
      throw new ShopError({
        status: 429,
        body: { message: 'Too Many Attempts.' },
        headers: { 'retry-after': String(Math.ceil((oldest + MINUTE_MS - now) / 1000)) },
      });
    }
    this.#came.push(now);
  }
}
