import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { RefundRequest } from '@paniscus/domain/orders';
import { Clock, ProblemException } from '@paniscus/server/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { PaymentEntity } from '../payment.entity.ts';
import { RefundEntity } from './refund.entity.ts';
import { Refundables } from './refundables.ts';
import type { Paid } from './refundables.ts';

type Left = { payment: PaymentEntity; leftCents: Cents };

@Injectable()
export class RefundRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly refundables: Refundables,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a refund and returns its id; the same `refund_id` returns the same refund. Throws a 409 problem when it
   * exceeds the refundable amount.
   */
  request(paid: Paid, input: RefundRequest, username: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      // Serializes concurrent refunds. Payments are locked first, in the same order as by the payment sync, to avoid
      // deadlocks.
      const lock = { mode: 'pessimistic_write' } as const;
      await manager.find(PaymentEntity, { where: paid, order: { id: 'ASC' }, lock });
      const refundable = this.refundables.of(paid.kind);
      await refundable.lock(manager, paid.payableId);
      const refundKey = (input.refund_id ?? randomUUID()).toLowerCase();
      const known = await manager.findOneBy(RefundEntity, { ...paid, refundKey });
      if (known !== null) return this.sameAs(known, input);

      const { payment, leftCents } = await this.refundable(manager, paid);
      const amountCents = input.amount_cents ?? leftCents;
      if (amountCents > leftCents) throw exceedsRefundable(leftCents);
      const isRest = amountCents === leftCents;
      if (isRest) await refundable.hold(manager, paid.payableId);
      const now = this.clock.now();
      const inserted = await manager.insert(RefundEntity, {
        ...paid,
        paymentId: payment.id,
        refundKey,
        idempotencyKey: `${paid.kind}:${paid.payableId}:refund:${refundKey}`,
        amountCents,
        isRest,
        state: 'requested',
        reason: input.reason?.trim() ?? '',
        requestedBy: username,
        nextTryAt: now,
        createdAt: now,
      });
      return inserted.identifiers[0]?.id as number;
    });
  }

  /** Largest amount that one refund can cover now. */
  async getRefundableCents(manager: EntityManager, paid: Paid): Promise<Cents> {
    return (await this.best(manager, paid))?.leftCents ?? 0;
  }

  private sameAs(known: RefundEntity, { amount_cents: amountCents }: RefundRequest): number {
    if (amountCents === undefined || amountCents === known.amountCents) return known.id;
    throw new ProblemException(409, { detail: 'This refund was already requested with a different amount.' });
  }

  private async refundable(manager: EntityManager, paid: Paid): Promise<Left> {
    const best = await this.best(manager, paid);
    const { thing } = this.refundables.of(paid.kind).words;
    if (best === undefined) throw new ProblemException(409, { detail: `The ${thing} has not been paid.` });
    if (best.leftCents <= 0) throw new ProblemException(409, { detail: 'There is nothing left to refund.' });
    return best;
  }

  private async best(manager: EntityManager, { kind, payableId }: Paid): Promise<Left | undefined> {
    const payments = await manager.findBy(PaymentEntity, {
      kind,
      payableId,
      state: In(['succeeded', 'refunded']),
    });
    const all: Left[] = [];
    for (const payment of payments) all.push(await this.leftOn(manager, payment));
    return all.sort((one, other) => other.leftCents - one.leftCents)[0];
  }

  /** Includes refunds made elsewhere. A pending refund may be counted twice, but never missed. */
  private async leftOn(manager: EntityManager, payment: PaymentEntity): Promise<Left> {
    const refunds = await manager.findBy(RefundEntity, { paymentId: payment.id });
    const getSum = (state: RefundEntity['state']) =>
      refunds
        .filter((refund) => refund.state === state)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const givenCents = Math.max(payment.refundedCents, getSum('succeeded'));
    return { payment, leftCents: Math.max(0, payment.amountCents - givenCents - getSum('requested')) };
  }
}

const exceedsRefundable = (leftCents: Cents) =>
  new ProblemException(409, { detail: `At most ${formatDollars(leftCents)} can be refunded.` });
