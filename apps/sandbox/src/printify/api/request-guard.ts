import type { Clock } from '../../clock/clock.ts';
import type { HttpRequest } from '../../http/exchange.ts';
import { PrintifyError, unauthenticated } from './printify-error.ts';

const REQUESTS_PER_MINUTE = 600;
const MINUTE_MS = 60_000;

/** Checks token and user agent, and limits the request rate. */
export class RequestGuard {
  readonly #token: string;
  readonly #clock: Clock;
  /** Times of the last minute's requests in Unix milliseconds on the sandbox clock. */
  #requestTimes: number[] = [];

  constructor(token: string, clock: Clock) {
    this.#token = token;
    this.#clock = clock;
  }

  check({ headers }: HttpRequest): void {
    this.#enforceRateLimit(this.#clock.nowMs());
    const [scheme, token] = (headers.authorization ?? '').split(' ');
    if (!/^bearer$/i.test(scheme ?? '') || token !== this.#token) throw unauthenticated();
    if (!headers['user-agent'])
      throw new PrintifyError({ status: 400, body: { message: 'The User-Agent header is required.' } });
  }

  #enforceRateLimit(now: number): void {
    this.#requestTimes = this.#requestTimes.filter((time) => time > now - MINUTE_MS);
    const [oldest = now] = this.#requestTimes;
    if (this.#requestTimes.length >= REQUESTS_PER_MINUTE) {
      throw new PrintifyError({
        status: 429,
        body: { message: 'Too Many Attempts.' },
        headers: { 'retry-after': String(Math.ceil((oldest + MINUTE_MS - now) / 1000)) },
      });
    }
    this.#requestTimes.push(now);
  }
}
