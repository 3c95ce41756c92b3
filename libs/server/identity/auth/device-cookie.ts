import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';

const DAY_S = 86_400;
const MAX_AGE_S = 180 * DAY_S;
const VALUE = /^(\d{1,10})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

const cookieName = (accountId: number) => `staff_device_${accountId}`;

/**
 * Signed cookie of a browser in which an account has signed in before, so that its owner has an allowance of their own
 * while strangers guess: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
@Injectable()
export class DeviceCookies {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Id of the browser if its cookie is valid for the account. */
  findDevice(cookieHeader: string | undefined, accountId: number): string | undefined {
    const prefix = `${cookieName(accountId)}=`;
    const pair = cookieHeader?.split('; ').find((text) => text.startsWith(prefix));
    const [, expires = '', device = '', signature = ''] = VALUE.exec(pair?.slice(prefix.length) ?? '') ?? [];
    if (device === '' || Number(expires) * 1000 < this.clock.now().getTime()) return undefined;
    const expected = this.sign(accountId, expires, device);
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? device : undefined;
  }

  /** `Set-Cookie` header for a browser in which the account has just signed in. */
  build(accountId: number): string {
    const expires = String(Math.floor(this.clock.now().getTime() / 1000) + MAX_AGE_S);
    const device = randomBytes(16).toString('base64url');
    const value = `${expires}.${device}.${this.sign(accountId, expires, device)}`;
    const secure = this.settings.publicUrl.startsWith('https:') ? '; Secure' : '';
    return `${cookieName(accountId)}=${value}; Path=/api/token; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Strict${secure}`;
  }

  private sign(accountId: number, expires: string, device: string): string {
    return createHmac('sha256', this.settings.jwtSecret)
      .update(`device ${accountId} ${expires} ${device}`)
      .digest('base64url');
  }
}
