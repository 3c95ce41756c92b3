import { Inject, Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { tooMany } from '../../common/problem.ts';
import { SecurityLog } from '../../common/security-log.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import { LimitsService } from '../../limits/limits.service.ts';
import { keyedHash } from './keyed-hash.ts';
import { PageTokenService } from './page-token.service.ts';
import {
  CALLS,
  CALLS_WITHOUT_TOKEN,
  DECLINES_PER_NETWORK,
  PER_EMAIL,
  PER_NETWORK,
  PER_NETWORK_WITHOUT_TOKEN,
  PER_SESSION,
  PER_TINY_AMOUNT,
  PER_TINY_AMOUNT_WITHOUT_TOKEN,
  TINY_CENTS,
} from './payment-limits.data.ts';
import type { PaymentLimit } from './payment-limits.data.ts';

/** Who asks for a payment, as hashes; `sessionKey` is null without a good page token. */
export type Payer = { networkKey: string; emailKey: string; sessionKey: string | null };

type Visitor = { network: string; email: string; pageToken: string | undefined };

/** Any number that nobody else uses as an advisory lock in this database. */
const LIMITS_LOCK = 7_302_412;

/**
 * Keeps people who try stolen cards from trying many. It counts the payments that are stored, in the transaction
 * that stores the next one, so that nothing slips through between two processes and a repeat costs nothing.
 */
@Injectable()
export class PaymentLimitsService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly limits: LimitsService,
    private readonly pageTokens: PageTokenService,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  payerOf({ network, email, pageToken }: Visitor): Payer {
    const secret = this.settings.jwtSecret;
    const session = this.pageTokens.sessionOf(pageToken);
    return {
      networkKey: keyedHash(secret, 'payer-network', network),
      emailKey: keyedHash(secret, 'payer-email', email.trim().toLowerCase()),
      sessionKey: session === undefined ? null : keyedHash(secret, 'payer-session', session),
    };
  }

  /** Counts a call for an intent, repeats for the same payment included. Throws a problem of status 429. */
  async assertFewCalls({ networkKey, sessionKey }: Payer): Promise<void> {
    const hasToken = sessionKey !== null;
    const { isAllowed, retryAfterS } = await this.limits.take(
      hasToken ? 'intent-calls' : 'intent-calls-without-token',
      networkKey,
      hasToken ? CALLS : CALLS_WITHOUT_TOKEN,
    );
    if (!isAllowed) throw tooMany(retryAfterS);
  }

  /** Throws a problem of status 429 when this payer may not begin one more payment now. Others wait meanwhile. */
  async assertAllowed(manager: EntityManager, payer: Payer, amountCents: Cents): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [LIMITS_LOCK]);
    const hasToken = payer.sessionKey !== null;
    await this.assertFewDeclines(manager, payer.networkKey);
    await this.assertFewer(
      manager,
      `network_key = $2 AND session_key IS ${hasToken ? 'NOT NULL' : 'NULL'}`,
      payer.networkKey,
      hasToken ? PER_NETWORK : PER_NETWORK_WITHOUT_TOKEN,
    );
    await this.assertFewer(manager, 'email_key = $2', payer.emailKey, PER_EMAIL);
    if (hasToken) await this.assertFewer(manager, 'session_key = $2', payer.sessionKey, PER_SESSION);
    if (amountCents <= TINY_CENTS)
      await this.assertFewer(
        manager,
        `amount_cents = $2 AND session_key IS ${hasToken ? 'NOT NULL' : 'NULL'}`,
        amountCents,
        hasToken ? PER_TINY_AMOUNT : PER_TINY_AMOUNT_WITHOUT_TOKEN,
      );
  }

  private assertFewer(
    manager: EntityManager,
    where: string,
    value: unknown,
    limit: PaymentLimit,
  ): Promise<void> {
    return this.assertUnder(
      manager,
      `SELECT created_at AS at FROM payments WHERE created_at > $1 AND ${where}`,
      value,
      limit,
    );
  }

  private assertFewDeclines(manager: EntityManager, networkKey: string): Promise<void> {
    return this.assertUnder(
      manager,
      `SELECT received_at AS at FROM payment_events JOIN payments ON payments.id = payment_id
       WHERE received_at > $1 AND type = 'payment_intent.payment_failed' AND network_key = $2`,
      networkKey,
      DECLINES_PER_NETWORK,
    );
  }

  /** `select` answers times `at` after $1; the newest that still counts says how long to wait. */
  private async assertUnder(
    manager: EntityManager,
    select: string,
    value: unknown,
    { limit, windowS }: PaymentLimit,
  ): Promise<void> {
    const now = this.clock.now().getTime();
    const since = new Date(now - windowS * 1000);
    const times = await manager.query<{ at: Date }[]>(`${select} ORDER BY at DESC LIMIT ${limit}`, [
      since,
      value,
    ]);
    const last = times[limit - 1];
    if (last === undefined) return;
    this.log.record('payment_limit_reached');
    throw tooMany(Math.ceil((last.at.getTime() + windowS * 1000 - now) / 1000));
  }
}
