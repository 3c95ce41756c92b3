import { Inject, Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { Clock, tooMany, EventLog, SETTINGS, RateLimitsService } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
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

export type Payer = PayerKeys & { isPatient: boolean };

type Guest = 'known' | 'newcomer' | 'stranger';
type Visitor = { network: string; email: string; pageToken: string | undefined };

/** Advisory lock id; must be unique in this database. */
const LIMITS_LOCK = 7_302_412;
const CALLS_OF_SESSION = 'intent-calls';

/**
 * Limits card testing. Counts stored payments in the transaction that stores the next one, so that concurrent processes
 * cannot exceed a limit and repeats of the same payment are free.
 */
@Injectable()
export class PaymentLimitsService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly limits: RateLimitsService,
    private readonly pageTokens: PageTokenService,
    private readonly clock: Clock,
    private readonly log: EventLog,
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

  async assertFewCalls({ networkKey, sessionKey }: Payer): Promise<void> {
    const { isAllowed, retryAfterS } =
      sessionKey === null
        ? await this.limits.take('intent-calls-without-token', networkKey, CALLS_WITHOUT_TOKEN)
        : await this.limits.take(CALLS_OF_SESSION, sessionKey, CALLS);
    if (!isAllowed) throw tooMany(retryAfterS);
  }

  /** Counts a call that asks the provider about a payment. Must not run inside a transaction. Throws a 429 problem. */
  async assertFewQuestions(paymentId: number): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take(
      'payment-questions',
      String(paymentId),
      QUESTIONS_PER_PAYMENT,
    );
    if (!isAllowed) throw tooMany(retryAfterS);
  }

  /**
   * Throws a 429 problem when this payer may not start another payment now. Holds an advisory lock, so concurrent
   * checks are serialized.
   */
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
