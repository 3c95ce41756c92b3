import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { LoginForm, TokenPair } from '@paniscus/domain/session';
import {
  invalid,
  ProblemException,
  tooMany,
  unauthorized,
  EventLog,
  SETTINGS,
  RateLimitsService,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { isPasswordTooLong } from '../staff/password.rules.ts';
import { StaffService, normalizeUsername } from '../staff/staff.service.ts';
import type { StaffAccount } from '../staff/staff.service.ts';
import { SessionsService } from './sessions/sessions.service.ts';

const QUARTER_HOUR_S = 15 * 60;
/** Login rate limit of a network. Counts wrong passwords only; a correct one is refunded. */
const BY_NETWORK = { limit: 20, windowS: QUARTER_HOUR_S };
/** Login rate limit of an account: higher than that of a network, so that no single network can lock an account for everybody else. */
const BY_ACCOUNT = { limit: 30, windowS: QUARTER_HOUR_S };

type Bucket = { name: string; key: string; limit: typeof BY_NETWORK };

@Injectable()
export class LoginService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly staff: StaffService,
    private readonly sessions: SessionsService,
    private readonly eventLog: EventLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Throws 401 for an unknown name and a wrong password alike, 429 after too many attempts. */
  async logIn({ username, password }: LoginForm, network: string): Promise<TokenPair> {
    if (isPasswordTooLong(password)) throw invalid({ password: 'Password is too long.' });

    const byNetwork = { name: 'login-address', key: network, limit: BY_NETWORK };
    await this.take(byNetwork);
    const account = await this.staff.findByUsername(username);
    const networkHash = this.toHash(network);
    const byAccount = await this.accountBuckets(account, normalizeUsername(username), networkHash);
    for (const bucket of byAccount) await this.take(bucket);
    const buckets = [byNetwork, ...byAccount];
    const isRight = await this.isPasswordRight(account, password, buckets);

    if (account === undefined || !isRight || account.isDisabled) {
      this.eventLog.record('login_failed', { accountId: account?.id });
      throw unauthorized('Invalid credentials');
    }
    for (const { name, key } of buckets) await this.limits.giveBack(name, key);
    this.eventLog.record('login', { accountId: account.id });
    return this.sessions.begin(account, networkHash);
  }

  /**
   * Attempts from unknown networks share one count per account. A network from which the account has signed in before
   * is limited by its own count only, so that an attacker cannot lock the owner out.
   */
  private async accountBuckets(
    account: StaffAccount | undefined,
    key: string,
    networkHash: string,
  ): Promise<Bucket[]> {
    // Also queried for unknown names, so that response times are equal.
    const isKnown = await this.sessions.isNetworkKnown(account?.id ?? 0, networkHash);
    return isKnown ? [] : [{ name: 'login-account', key, limit: BY_ACCOUNT }];
  }

  private async take({ name, key, limit }: Bucket): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take(name, key, limit);
    if (isAllowed) return;
    this.eventLog.record('login_limited', { bucket: name });
    throw tooMany(retryAfterS);
  }

  /** An attempt rejected because the queue of password checks was full was never checked, so it does not count. */
  private async isPasswordRight(
    account: StaffAccount | undefined,
    password: string,
    buckets: Bucket[],
  ): Promise<boolean> {
    try {
      return await this.staff.isPasswordRight(account, password);
    } catch (error) {
      if (error instanceof ProblemException && error.getStatus() === 429)
        for (const { name, key } of buckets) await this.limits.giveBack(name, key);
      throw error;
    }
  }

  private toHash(network: string): string {
    return createHmac('sha256', this.settings.jwtSecret).update(`network ${network}`).digest('base64url');
  }
}
