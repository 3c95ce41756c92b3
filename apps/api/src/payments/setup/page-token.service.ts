import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import { keyedHash } from './keyed-hash.ts';

/** Nobody fills in a card form faster. */
const OLD_ENOUGH_MS = 2000;
const EXPIRES_AFTER_MS = 6 * 3_600_000;

/** One opening of a page on which one can pay. */
export type PageSession = { id: string; ageS: number };

/**
 * Says that its bearer has opened the payment page and taken their time. It is bound to no address, serves several
 * calls of one visitor, and needs no memory here: time and a random session, signed.
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

  /** The session a token stands for, and how old it is; undefined when missing, forged, too young or too old. */
  parseSession(token: string | undefined): PageSession | undefined {
    const [time = '', session = '', signature = '', ...rest] = (token ?? '').split('.');
    if (rest.length > 0 || !this.isSigned(`${time}.${session}`, signature)) return undefined;
    const age = this.clock.now().getTime() - parseInt(time, 36);
    if (age < OLD_ENOUGH_MS || age > EXPIRES_AFTER_MS) return undefined;
    return { id: session, ageS: age / 1000 };
  }

  private isSigned(body: string, signature: string): boolean {
    const expected = Buffer.from(this.computeSignature(body));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private computeSignature(body: string): string {
    return keyedHash(this.settings.jwtSecret, 'page-token', body);
  }
}
