import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  ProblemException,
  unavailable,
  EventLog,
  SETTINGS,
  CircuitBreaker,
  readCappedText,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { BrokenCircuitError } from 'cockatiel';
import { statusRejected, toRejectionProblem } from './printify-errors.ts';
import { RateLimiter } from './rate-limiter.ts';

const BODY_MAX = 8_000_000;
/** Pause after a 429 without Retry-After, and the longest Retry-After that is honored. */
const PAUSE_MS = 10_000;
const PAUSE_MAX_MS = 120_000;

type ProviderResponse = { status: number; body: string };

/** HTTP client for Printify: fixed base URL, rate limit, short timeouts, JSON only, and a circuit breaker. */
@Injectable()
export class PrintifyClient {
  private readonly limiter = new RateLimiter();
  private readonly breaker = new CircuitBreaker();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly log: EventLog,
  ) {}

  async get(path: string): Promise<object> {
    return this.parseRead(path, await this.call('GET', path));
  }

  async find(path: string, timeoutMs?: number): Promise<object | undefined> {
    const response = await this.call('GET', path, undefined, timeoutMs);
    return response.status === 404 ? undefined : this.parseRead(path, response);
  }

  /** Sends items or an address. Throws a 422 problem that names the rejected field. */
  async post(path: string, body: object): Promise<object> {
    const response = await this.call('POST', path, JSON.stringify(body));
    if (response.status >= 400) throw toRejectionProblem(parseJson(response.body));
    return this.parse(response);
  }

  /** Changes the status of an order. Throws a 422 problem without fields when the status does not allow it. */
  async changeStatus(path: string): Promise<void> {
    const response = await this.call('POST', path, '{}');
    if (response.status >= 400) throw statusRejected();
    this.parse(response);
  }

  private async call(
    method: string,
    path: string,
    body?: string,
    timeoutMs = this.settings.timeouts.printify,
  ): Promise<ProviderResponse> {
    try {
      return await this.breaker.call(async () => {
        await this.acquireSlot();
        return this.request(method, path, body, timeoutMs);
      });
    } catch (error) {
      if (error instanceof ProblemException) throw error;
      if (error instanceof BrokenCircuitError) throw printifyUnavailable(0);
      this.log.warn('printify_unavailable', error);
      throw printifyUnavailable(this.limiter.waitMs);
    }
  }

  private async request(
    method: string,
    path: string,
    requestBody: string | undefined,
    timeoutMs: number,
  ): Promise<ProviderResponse> {
    const response = await fetch(this.settings.printify.apiBase + path, {
      method,
      body: requestBody,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${this.settings.printify.token}`,
        'user-agent': `site-shop/1 (${this.settings.publicUrl})`,
        ...(requestBody !== undefined && { 'content-type': 'application/json' }),
      },
    });
    const body = await readCappedText(response, BODY_MAX);
    this.checkStatus(response);
    return { status: response.status, body };
  }

  private async acquireSlot(): Promise<void> {
    const waitMs = this.limiter.reserve(this.settings.timeouts.printifySlot);
    if (waitMs === undefined) throw printifyUnavailable(this.limiter.waitMs);
    if (waitMs > 0) await pause(waitMs);
  }

  /** Counts server errors, rate limits and rejected credentials as unavailability. */
  private checkStatus({ status, headers }: Response): void {
    if (status === 429) {
      const seconds = Number(headers.get('retry-after') ?? Number.NaN);
      this.limiter.pause(seconds > 0 ? Math.min(seconds * 1000, PAUSE_MAX_MS) : PAUSE_MS);
    }
    const isHandled = (status >= 200 && status < 300) || (status >= 400 && status < 500);
    if (!isHandled || [401, 403, 408, 429].includes(status)) throw new Error(`Printify returned ${status}.`);
  }

  private parseRead(path: string, response: ProviderResponse): object {
    if (response.status < 400) return this.parse(response);
    this.log.record('printify_rejected', { status: response.status, path });
    throw printifyUnavailable(0);
  }

  private parse({ body }: ProviderResponse): object {
    const value = parseJson(body);
    if (typeof value === 'object' && value !== null) return value;
    throw printifyUnavailable(0);
  }
}

const printifyUnavailable = (waitMs: number) =>
  unavailable('The print shop is temporarily unavailable. Please try again.', Math.max(5, waitMs / 1000));

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return undefined;
  }
}
