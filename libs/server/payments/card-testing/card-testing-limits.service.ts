import { Inject, Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { Clock, tooMany, EventLog, SETTINGS, RateLimitsService } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { computeKeyedHash } from './keyed-hash.ts';
import { PageTokenService } from './page-token.service.ts';
import { countPayments, findOpening, isKnownNetwork, readPayerHistory } from './payment-counts.ts';
import type { PayerKeys } from './payment-counts.ts';
import {
  INTENT_CALLS,
  INTENT_CALLS_WITHOUT_TOKEN,
  NEWCOMER_MIN_TOKEN_AGE_S,
  NEWCOMER_CALLS_MAX,
  PROVIDER_CALLS_PER_PAYMENT,
} from './card-testing-limits.data.ts';
import { isCardTestingSuspected, buildLimitRules, evaluateLimit } from './card-testing-limits.rules.ts';

export type Payer = PayerKeys & { hasAgedToken: boolean };

type PayerClass = 'known' | 'newcomer' | 'unknown';
type Visitor = { network: string; email: string; pageToken: string | undefined };

/** Advisory lock id; must be unique in this database. */
const LIMITS_LOCK = 7_302_412;
const SESSION_CALLS = 'intent-calls';

/**
 * Limits card testing. Counts stored payments in the transaction that stores the next one, so that concurrent processes
 * cannot exceed a limit and repeats of the same payment are free.
 */
@Injectable()
export class CardTestingLimitsService {
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
      networkKey: computeKeyedHash(secret, 'payer-network', network),
      emailKey: computeKeyedHash(secret, 'payer-email', email.trim().toLowerCase()),
      sessionKey: session === undefined ? null : computeKeyedHash(secret, 'payer-session', session.id),
      hasAgedToken: session !== undefined && session.ageS >= NEWCOMER_MIN_TOKEN_AGE_S,
    };
  }

  async assertCallsAllowed({ networkKey, sessionKey }: Payer): Promise<void> {
    const { isAllowed, retryAfterS } =
      sessionKey === null
        ? await this.limits.take('intent-calls-without-token', networkKey, INTENT_CALLS_WITHOUT_TOKEN)
        : await this.limits.take(SESSION_CALLS, sessionKey, INTENT_CALLS);
    if (!isAllowed) throw tooMany(retryAfterS);
  }

  /** Counts a call that makes a request to the provider about a payment. Must not run inside a transaction. Throws a 429 problem. */
  async assertProviderCallsAllowed(paymentId: number): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take(
      'payment-questions',
      String(paymentId),
      PROVIDER_CALLS_PER_PAYMENT,
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
    const start = { payer, amountCents, now };
    const counts = await countPayments(manager, start);
    const isNetworkKnown =
      isCardTestingSuspected(counts) && (await isKnownNetwork(manager, payer.networkKey, now));
    const attempt = { amountCents, hasToken: payer.sessionKey !== null, isNetworkKnown };
    let payerClass: PayerClass | undefined;
    const waits: number[] = [];
    for (const { name, limit, openings, exemptsKnownDonors } of buildLimitRules(counts, attempt)) {
      const decision = evaluateLimit(counts[name], limit, now);
      if (decision.kind === 'free') continue;
      payerClass ??= await this.classifyPayer(manager, payer, now);
      const isAdmitted = payerClass !== 'unknown';
      if (decision.kind === 'reserved' && isAdmitted) continue;
      if (exemptsKnownDonors && payerClass === 'known') continue;
      this.log.record('payment_limit_reached', {
        limit: name,
        isCardTestingSuspected: isCardTestingSuspected(counts),
      });
      if (decision.kind === 'full' && isAdmitted && decision.reserveAfterS !== undefined)
        waits.push(decision.reserveAfterS);
      else for (const opening of openings) waits.push(await findOpening(manager, start, opening));
    }
    if (waits.length > 0) throw tooMany(Math.max(1, ...waits));
  }

  private async classifyPayer(manager: EntityManager, payer: Payer, now: Date): Promise<PayerClass> {
    const { sessionKey, hasAgedToken } = payer;
    if (sessionKey === null) return 'unknown';
    const { isFirstOfSession, isEmailFree, hasPaidBefore } = await readPayerHistory(manager, payer, now);
    if (hasPaidBefore) return 'known';
    if (!hasAgedToken || !isFirstOfSession || !isEmailFree) return 'unknown';
    const calls = await this.limits.countTaken(manager, SESSION_CALLS, sessionKey);
    return calls <= NEWCOMER_CALLS_MAX ? 'newcomer' : 'unknown';
  }
}
