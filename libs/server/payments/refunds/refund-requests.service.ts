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
import type { PayableRef } from './refundables.ts';

/** A stored refund; a repeated request is not new. */
export type RequestedRefund = { id: number; isNew: boolean };

type RefundableAmount = { payment: PaymentEntity; refundableCents: Cents };

@Injectable()
export class RefundRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly refundables: Refundables,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a refund; the same `refund_id` returns the same refund. Throws a 409 problem when it exceeds the refundable
   * amount, or when that amount is no longer what the person saw.
   */
  request(payable: PayableRef, input: RefundRequest, username: string): Promise<RequestedRefund> {
    return this.dataSource.transaction(async (manager) => {
      // Serializes concurrent refunds. Payments are locked first, in the same order as by the payment sync, to avoid
      // deadlocks.
      const lock = { mode: 'pessimistic_write' } as const;
      await manager.find(PaymentEntity, { where: payable, order: { id: 'ASC' }, lock });
      const refundable = this.refundables.get(payable.kind);
      await refundable.lock(manager, payable.payableId);
      const refundKey = (input.refund_id ?? randomUUID()).toLowerCase();
      const known = await manager.findOneBy(RefundEntity, { ...payable, refundKey });
      if (known !== null) return this.reuse(known, input);

      const { payment, refundableCents } = await this.getRefundable(manager, payable);
      assertUnchanged(input.refundable_cents, refundableCents);
      const amountCents = input.amount_cents ?? refundableCents;
      if (amountCents > refundableCents) throw exceedsRefundable(refundableCents);
      const isRest = amountCents === refundableCents;
      if (isRest) await refundable.hold(manager, payable.payableId);
      const now = this.clock.now();
      const inserted = await manager.insert(RefundEntity, {
        ...payable,
        paymentId: payment.id,
        refundKey,
        idempotencyKey: `${payable.kind}:${payable.payableId}:refund:${refundKey}`,
        amountCents,
        isRest,
        state: 'requested',
        reason: input.reason?.trim() ?? '',
        requestedBy: username,
        nextTryAt: now,
        createdAt: now,
      });
      return { id: inserted.identifiers[0]?.id as number, isNew: true };
    });
  }

  /** Largest amount that one refund can cover now. */
  async getRefundableCents(manager: EntityManager, payable: PayableRef): Promise<Cents> {
    return (await this.findMostRefundable(manager, payable))?.refundableCents ?? 0;
  }

  private reuse(known: RefundEntity, { amount_cents: amountCents }: RefundRequest): RequestedRefund {
    if (amountCents === undefined || amountCents === known.amountCents) return { id: known.id, isNew: false };
    throw new ProblemException(409, { detail: 'This refund was already requested with a different amount.' });
  }

  private async getRefundable(manager: EntityManager, payable: PayableRef): Promise<RefundableAmount> {
    const found = await this.findMostRefundable(manager, payable);
    const { payable: label } = this.refundables.get(payable.kind).labels;
    if (found === undefined) throw new ProblemException(409, { detail: `The ${label} has not been paid.` });
    if (found.refundableCents <= 0)
      throw new ProblemException(409, { detail: 'There is nothing left to refund.' });
    return found;
  }

  private async findMostRefundable(
    manager: EntityManager,
    { kind, payableId }: PayableRef,
  ): Promise<RefundableAmount | undefined> {
    const payments = await manager.findBy(PaymentEntity, {
      kind,
      payableId,
      state: In(['succeeded', 'refunded']),
    });
    const amounts: RefundableAmount[] = [];
    for (const payment of payments) amounts.push(await this.computeRefundable(manager, payment));
    return amounts.sort((one, other) => other.refundableCents - one.refundableCents)[0];
  }

  /** Includes refunds made elsewhere. A pending refund may be counted twice, but never missed. */
  private async computeRefundable(manager: EntityManager, payment: PaymentEntity): Promise<RefundableAmount> {
    const refunds = await manager.findBy(RefundEntity, { paymentId: payment.id });
    const sumByState = (state: RefundEntity['state']) =>
      refunds
        .filter((refund) => refund.state === state)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const refundedCents = Math.max(payment.refundedCents, sumByState('succeeded'));
    return {
      payment,
      refundableCents: Math.max(0, payment.amountCents - refundedCents - sumByState('requested')),
    };
  }
}

/** Two people, or one in two tabs, may each decide on the same refund. */
function assertUnchanged(seenCents: Cents | undefined, refundableCents: Cents): void {
  if (seenCents === undefined || seenCents === refundableCents) return;
  const change = `from ${formatDollars(seenCents)} to ${formatDollars(refundableCents)}`;
  throw new ProblemException(409, {
    detail: `The amount that can be refunded changed ${change} after you opened this page. Nothing was refunded this time. Please check the amount and try again.`,
  });
}

const exceedsRefundable = (refundableCents: Cents) =>
  new ProblemException(409, { detail: `At most ${formatDollars(refundableCents)} can be refunded.` });
