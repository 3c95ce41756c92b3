import { Injectable } from '@nestjs/common';
import { EventLog, RateLimitsService, tooMany } from '@paniscus/server/platform';
import type { Limit } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';

const QUARTER_HOUR_S = 15 * 60;
/** Wrong passwords of a network, for all names together. */
const NETWORK: Limit = { limit: 20, windowS: QUARTER_HOUR_S };
/** Wrong passwords for one name from one network. */
const NAME_AND_NETWORK: Limit = { limit: 10, windowS: QUARTER_HOUR_S };
/** The same while many networks guess the password of one name. */
const NAME_AND_NETWORK_UNDER_ATTACK: Limit = { limit: 3, windowS: QUARTER_HOUR_S };
/** Wrong passwords for one name from all unknown networks together, after which it counts as under attack. */
const NAME: Limit = { limit: 30, windowS: QUARTER_HOUR_S };
/** Wrong one-time codes after the right password: an account has a million codes, and networks are cheap. */
const CODE: Limit = { limit: 20, windowS: 60 * 60 };
/** Wrong passwords from a browser in which the account has signed in before. */
const DEVICE: Limit = { limit: 10, windowS: QUARTER_HOUR_S };

export type LoginAttempt = {
  /** Normalized username. */
  name: string;
  network: string;
  /** Whether the account has signed in from the network recently. */
  isNetworkKnown: boolean;
  /** Id of a browser in which the account has signed in before. */
  device: string | undefined;
};

export type TakenBucket = { bucket: string; key: string };

/**
 * Login rate limit: slows guessing down without locking anybody out: there is no limit per name alone, so that a stranger can use up only
 * the attempts of their own network.
 */
@Injectable()
export class LoginRateLimitService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitsService,
    private readonly eventLog: EventLog,
  ) {}

  /** Counts an attempt; returns what to give back if the password was right. Throws a 429 problem. */
  async take(attempt: LoginAttempt): Promise<TakenBucket[]> {
    const { name, network, device, isNetworkKnown } = attempt;
    if (device !== undefined) return [await this.takeOrThrow('login-device', `${name} ${device}`, DEVICE)];

    const byNetwork = await this.takeOrThrow('login-address', network, NETWORK);
    const isUnderAttack = !isNetworkKnown && (await this.countForName(name)) >= NAME.limit;
    const limit = isUnderAttack ? NAME_AND_NETWORK_UNDER_ATTACK : NAME_AND_NETWORK;
    // A rejected attempt counts for nothing else, so that repeating it harms nobody.
    const byBoth = await this.takeOrThrow('login-name-address', `${name} ${network}`, limit, [byNetwork]);
    if (isNetworkKnown || isUnderAttack) return [byNetwork, byBoth];
    await this.limits.take('login-name', name, NAME);
    return [byNetwork, byBoth, { bucket: 'login-name', key: name }];
  }

  /**
   * Counts a one-time code of somebody who knows the password, and gives the attempt back when it is rejected. Not for
   * a browser that signed in before, which has attempts of its own.
   */
  takeCode(accountId: number, attempt: readonly TakenBucket[]): Promise<TakenBucket> {
    return this.takeOrThrow('login-code', String(accountId), CODE, attempt);
  }

  async release(taken: readonly TakenBucket[]): Promise<void> {
    for (const { bucket, key } of taken) await this.limits.release(bucket, key);
  }

  private countForName(name: string): Promise<number> {
    return this.limits.countTaken(this.dataSource.manager, 'login-name', name);
  }

  private async takeOrThrow(
    bucket: string,
    key: string,
    limit: Limit,
    taken: readonly TakenBucket[] = [],
  ): Promise<TakenBucket> {
    const { isAllowed, retryAfterS } = await this.limits.take(bucket, key, limit);
    if (isAllowed) return { bucket, key };
    await this.release(taken);
    this.eventLog.record('login_limited', { bucket });
    throw tooMany(retryAfterS);
  }
}
