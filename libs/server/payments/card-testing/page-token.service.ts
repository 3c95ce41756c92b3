import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { computeKeyedHash } from './keyed-hash.ts';

/** No person fills in a card form faster. */
const MIN_AGE_MS = 2000;
const MAX_AGE_MS = 6 * 3_600_000;

export type PageSession = { id: string; ageS: number };

/**
 * Issues and verifies page tokens: proof that the bearer opened the payment page some time ago. Stateless (a signed
 * time and random session id), not bound to an IP, and valid for several calls.
 */
@Injectable()
export class PageTokenService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  issue(): string {
    const body = `${this.clock.now().getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
    return `${body}.${this.computeSignature(body)}`;
  }

  /** Session id and age of a token; undefined when it is missing, forged, too young or expired. */
  parseSession(token: string | undefined): PageSession | undefined {
    const [time = '', session = '', signature = '', ...rest] = (token ?? '').split('.');
    if (rest.length > 0 || !this.isSigned(`${time}.${session}`, signature)) return undefined;
    const age = this.clock.now().getTime() - parseInt(time, 36);
    if (age < MIN_AGE_MS || age > MAX_AGE_MS) return undefined;
    return { id: session, ageS: age / 1000 };
  }

  private isSigned(body: string, signature: string): boolean {
    const expected = Buffer.from(this.computeSignature(body));
    const actual = Buffer.from(signature);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }

  private computeSignature(body: string): string {
    return computeKeyedHash(this.settings.jwtSecret, 'page-token', body);
  }
}
