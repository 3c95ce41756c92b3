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
import { countPayments, isKnownNetwork, getStanding } from './payment-counts.ts';
import type { PayerKeys } from './payment-counts.ts';
import {
  CALLS,
  CALLS_WITHOUT_TOKEN,
  NEWCOMER_AFTER_S,
  NEWCOMER_CALLS_MAX,
  QUESTIONS_PER_PAYMENT,
} from './payment-limits.data.ts';
import { isAlarm, rulesFor, computeVerdict } from './payment-limits.rules.ts';

/** Who asks for a payment: keyed hashes, and whether they have taken the time that a form takes. */
export type Payer = PayerKeys & { isPatient: boolean };

type Guest = 'known' | 'newcomer' | 'stranger';
type Visitor = { network: string; email: string; pageToken: string | undefined };

/** Any number that nobody else uses as an advisory lock in this database. */
const LIMITS_LOCK = 7_302_412;
const CALLS_OF_SESSION = 'intent-calls';

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

  toPayer({ network, email, pageToken }: Visitor): Payer {
    const secret = this.settings.jwtSecret;
    const session = this.pageTokens.parseSession(pageToken);
    return {
      networkKey: keyedHash(secret, 'payer-network', network),
      emailKey: keyedHash(secret, 'payer-email', email.trim().toLowerCase()),
      sessionKey: session === undefined ? null : keyedHash(secret, 'payer-session', session.id),
      isPatient: session !== undefined && session.ageS >= NEWCOMER_AFTER_S,
    };
  }

  /** Counts a call for an intent, repeats for the same payment included. Throws a problem of status 429. */
  async assertFewCalls({ networkKey, sessionKey }: Payer): Promise<void> {
    const { isAllowed, retryAfterS } =
      sessionKey === null
        ? await this.limits.take('intent-calls-without-token', networkKey, CALLS_WITHOUT_TOKEN)
        : await this.limits.take(CALLS_OF_SESSION, sessionKey, CALLS);
    if (!isAllowed) throw tooMany(retryAfterS);
  }

  /** Counts a call that asks the provider about a payment. Not inside a transaction. Throws a problem of status 429. */
  async assertFewQuestions(paymentId: number): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take(
      'payment-questions',
      String(paymentId),
      QUESTIONS_PER_PAYMENT,
    );
    if (!isAllowed) throw tooMany(retryAfterS);
  }

  /** Throws a problem of status 429 when this payer may not begin one more payment now. Others wait meanwhile. */
  async assertAllowed(manager: EntityManager, payer: Payer, amountCents: Cents): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [LIMITS_LOCK]);
    const now = this.clock.now();
    const counts = await countPayments(manager, payer, amountCents, now);
    const isNetworkKnown = isAlarm(counts) && (await isKnownNetwork(manager, payer.networkKey, now));
    const asked = { amountCents, hasToken: payer.sessionKey !== null, isNetworkKnown };
    let guest: Guest | undefined;
    for (const { name, limit, isForStrangers } of rulesFor(counts, asked)) {
      const verdict = computeVerdict(counts[name], limit, now);
      if (verdict.kind === 'free') continue;
      guest ??= await this.getGuest(manager, payer, now);
      if (verdict.kind === 'reserved' && guest !== 'stranger') continue;
      if (isForStrangers && guest === 'known') continue;
      this.log.record('payment_limit_reached', { limit: name, isAlarm: isAlarm(counts) });
      throw tooMany(verdict.retryAfterS);
    }
  }

  /** Whom the reserve is kept for: a donor of long ago, or somebody new who behaves as people do. */
  private async getGuest(manager: EntityManager, payer: Payer, now: Date): Promise<Guest> {
    const { sessionKey, isPatient } = payer;
    if (sessionKey === null) return 'stranger';
    const { isFirstOfSession, isEmailFree, hasPaidBefore } = await getStanding(manager, payer, now);
    if (hasPaidBefore) return 'known';
    if (!isPatient || !isFirstOfSession || !isEmailFree) return 'stranger';
    const calls = await this.limits.takenIn(manager, CALLS_OF_SESSION, sessionKey);
    return calls <= NEWCOMER_CALLS_MAX ? 'newcomer' : 'stranger';
  }
}
