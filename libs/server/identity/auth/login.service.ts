import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { LoginForm, TokenPair } from '@paniscus/domain/session';
import { invalid, ProblemException, unauthorized, EventLog, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { AuditService, UNKNOWN_ACTOR } from '../audit/audit.service.ts';
import { isPasswordTooLong } from '../staff/password.rules.ts';
import { StaffService, normalizeUsername } from '../staff/staff.service.ts';
import type { StaffAccount } from '../staff/staff.service.ts';
import { DeviceCookies } from './device-cookie.ts';
import { LoginCodes } from './login-codes.service.ts';
import { LoginRateLimitService } from './login-rate-limit.service.ts';
import type { TakenBucket } from './login-rate-limit.service.ts';
import { describeDevice } from './sessions/describe-device.ts';
import { SessionsService } from './sessions/sessions.service.ts';

/** Where a sign-in comes from. */
export type LoginOrigin = { network: string; userAgent: string | undefined; cookies: string | undefined };

export type Login = { tokens: TokenPair; deviceCookie: string };

@Injectable()
export class LoginService {
  constructor(
    private readonly limits: LoginRateLimitService,
    private readonly codes: LoginCodes,
    private readonly devices: DeviceCookies,
    private readonly staff: StaffService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly eventLog: EventLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Throws 401 for an unknown name and a wrong password alike, and for a missing or wrong one-time code; 429 after too
   * many attempts.
   */
  async logIn({ username, password, code }: LoginForm, origin: LoginOrigin): Promise<Login> {
    if (isPasswordTooLong(password)) throw invalid({ password: 'Password is too long.' });

    const account = await this.staff.findByUsername(username);
    const device = this.devices.findDevice(origin.cookies, account?.id ?? 0);
    const taken = await this.takeAttempt(account, username, origin, device);
    const isCorrect = await this.verifyPassword(account, password, taken);

    if (account === undefined || !isCorrect || account.isDisabled) {
      this.eventLog.record('login_failed', { accountId: account?.id });
      await this.audit.record(toActor(account), 'session.failed');
      throw unauthorized('Invalid credentials');
    }
    await this.codes.verify(account, code, { taken, isKnownDevice: device !== undefined });
    await this.limits.release(taken);
    return this.open(account, origin);
  }

  /** Starts a session for an account whose owner is known, because of the password or an invitation. */
  async open(account: StaffAccount, { network, userAgent }: LoginOrigin): Promise<Login> {
    this.eventLog.record('login', { accountId: account.id });
    const device = describeDevice(userAgent);
    await this.audit.record(toActor(account), 'session.started', { details: { device } });
    const tokens = await this.sessions.create(account, { networkHash: this.toHash(network), device });
    return { tokens, deviceCookie: this.devices.build(account.id) };
  }

  private async takeAttempt(
    account: StaffAccount | undefined,
    username: string,
    { network }: LoginOrigin,
    device: string | undefined,
  ): Promise<TakenBucket[]> {
    // Also queried for unknown names, so that response times are equal.
    const isNetworkKnown = await this.sessions.isNetworkKnown(account?.id ?? 0, this.toHash(network));
    return this.limits.take({ name: normalizeUsername(username), network, isNetworkKnown, device });
  }

  /** An attempt rejected because the queue of password checks was full was never checked, so it does not count. */
  private async verifyPassword(
    account: StaffAccount | undefined,
    password: string,
    taken: TakenBucket[],
  ): Promise<boolean> {
    try {
      return await this.staff.verifyPassword(account, password);
    } catch (error) {
      if (error instanceof ProblemException && error.getStatus() === 429) await this.limits.release(taken);
      throw error;
    }
  }

  private toHash(network: string): string {
    return createHmac('sha256', this.settings.jwtSecret).update(`network ${network}`).digest('base64url');
  }
}

const toActor = (account: StaffAccount | undefined) =>
  account === undefined ? UNKNOWN_ACTOR : { accountId: account.id, username: account.username };
