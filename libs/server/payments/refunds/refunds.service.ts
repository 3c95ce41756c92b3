import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain/money';
import { StripeRefundsService } from '@paniscus/server/integrations';
import type { ProviderRefund } from '@paniscus/server/integrations';
import { Clock, ProblemException, unavailable, JobsService, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../payment.entity.ts';
import { PaymentSyncService } from '../sync/payment-sync.service.ts';
import { TransitionsService } from '../transitions.service.ts';
import type { RequestedRefund } from './refund-requests.service.ts';
import { RefundEntity } from './refund.entity.ts';
import { Refundables } from './refundables.ts';

/** Longer than the provider's timeouts. */
const CLAIM_S = 60;
const POLL_MS = 100;
const REFUND_DELAYED =
  'The payment provider is unavailable. The refund has been saved and will be made automatically.';

type Rejection = { rejection: string };

/** Makes the refunds stored by `RefundRequests`. The refunded amount is then recorded by the payment sync. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: StripeRefundsService,
    private readonly paymentSync: PaymentSyncService,
    private readonly transitions: TransitionsService,
    private readonly refundables: Refundables,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Performs a requested refund. Calls `record` once for each request that the provider does not reject. */
  async performRequested({ id, isNew }: RequestedRefund, record: () => Promise<void>): Promise<void> {
    try {
      await this.perform(id);
    } catch (error) {
      // It is stored and will be made.
      if (isNew && isUnavailable(error)) await record();
      throw error;
    }
    if (isNew) await record();
  }

  /**
   * Completes a stored refund. Idempotent: the provider refunds once. Throws problems of status 409 (rejected) and 503
   * (stored, retried later).
   */
  async perform(id: number): Promise<void> {
    const deadline = Date.now() + this.settings.timeouts.refund;
    for (;;) {
      const refund = await this.dataSource.getRepository(RefundEntity).findOneByOrFail({ id });
      if (refund.state === 'failed') throw new ProblemException(409, { detail: refund.failure ?? undefined });
      if (refund.state === 'succeeded') return;
      if (await this.claim(id)) return this.execute(refund);
      if (Date.now() >= deadline) throw unavailable(REFUND_DELAYED, 30);
      await pause(POLL_MS);
    }
  }

  private async execute(refund: RefundEntity): Promise<void> {
    let result: ProviderRefund | Rejection;
    try {
      result = await this.requestFromProvider(refund);
      // Also after a rejection: the payment may have been refunded in the provider's dashboard.
      await this.paymentSync.sync(refund.paymentId, getCause(refund));
    } catch (error) {
      await this.release(refund.id);
      if (isUnavailable(error)) throw unavailable(REFUND_DELAYED, 30);
      throw error;
    }
    if ('rejection' in result) return this.fail(refund, result.rejection);
    if (result.status === 'failed') return this.failReturned(refund);
    // A refund may be pending for days: it stays 'requested' and is checked again.
    if (result.status === 'succeeded') await this.complete(refund, { state: 'succeeded' });
  }

  /**
   * Looks up existing refunds first: the provider forgets idempotency keys after a while, and a refund must not be made
   * twice.
   */
  private async requestFromProvider({
    paymentId,
    refundKey,
    amountCents,
    idempotencyKey,
  }: RefundEntity): Promise<ProviderRefund | Rejection> {
    const { intentId } = await this.dataSource
      .getRepository(PaymentEntity)
      .findOneByOrFail({ id: paymentId });
    if (intentId === null) throw new Error(`Payment ${paymentId} is paid but has no intent.`);
    const known = (await this.provider.list(intentId)).find((refund) => refund.refundKey === refundKey);
    if (known !== undefined) return known;
    try {
      return await this.provider.create({ intentId, amountCents, refundKey }, idempotencyKey);
    } catch (error) {
      if (!(error instanceof ProblemException) || error.getStatus() !== 409) throw error;
      return { rejection: error.problem.detail ?? error.problem.title };
    }
  }

  private async fail(refund: RefundEntity, failure: string): Promise<never> {
    await this.complete(refund, { state: 'failed', failure });
    throw new ProblemException(409, { detail: failure });
  }

  /** The refund was made, but the bank returned it: the payer has no money and possibly no parcel. */
  private async failReturned(refund: RefundEntity): Promise<never> {
    const amount = formatDollars(refund.amountCents);
    const refundable = this.refundables.get(refund.kind);
    const { payer } = refundable.labels;
    const attention = `The bank rejected the refund of ${amount}. Please refund the ${payer} another way, such as by check.`;
    await this.dataSource.transaction((manager) =>
      refundable.flagForAttention(manager, refund.payableId, attention, getCause(refund)),
    );
    return this.fail(refund, 'The card’s bank did not accept the refund.');
  }

  private async complete(refund: RefundEntity, change: Pick<RefundEntity, 'state'> & Partial<RefundEntity>) {
    const { id, isRest, kind, payableId } = refund;
    const completedAt = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const ended = await manager.update(
        RefundEntity,
        { id, state: 'requested' },
        { ...change, nextTryAt: null, completedAt },
      );
      if (ended.affected !== 1) return;
      const transition = { kind: 'refund', subjectId: id, from: 'requested', to: change.state };
      await this.transitions.record(manager, { ...transition, cause: getCause(refund) });
      if (isRest && change.state === 'failed')
        await this.refundables.get(kind).releaseHold(manager, payableId);
    });
    this.jobs.wake();
  }

  private async claim(id: number): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE refunds SET next_try_at = $2::timestamptz + make_interval(secs => $3)
       WHERE id = $1 AND state = 'requested' AND next_try_at <= $2 RETURNING id`,
      [id, this.clock.now(), CLAIM_S],
    );
    return rows.length > 0;
  }

  private async release(id: number): Promise<void> {
    await this.dataSource
      .getRepository(RefundEntity)
      .update({ id, state: 'requested' }, { nextTryAt: this.clock.now() });
  }
}

const isUnavailable = (error: unknown) => error instanceof ProblemException && error.getStatus() === 503;

const getCause = ({ requestedBy }: RefundEntity) => `staff ${requestedBy}`;
