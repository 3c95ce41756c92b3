import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Cents, RefundRequest } from '@paniscus/domain';
import { formatDollars } from '@paniscus/domain';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { ProblemException } from '../../common/problem.ts';
import { Submissions } from '../../fulfilment/submission/submissions.service.ts';
import { ORDER, OrderTransitions } from '../../orders/order-transitions.service.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { RefundEntity } from './refund.entity.ts';

type Refundable = { payment: PaymentEntity; leftCents: Cents };

/** Which refunds may be: never more than what is left of a payment, and each wish stored once. */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderTransitions,
    private readonly submissions: Submissions,
    private readonly clock: Clock,
  ) {}

  /** Stores a refund and answers its id; the same `refund_id` is the same refund. Throws a problem of status 409. */
  request(orderId: number, wish: RefundRequest, username: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      // The lock makes two at once take turns.
      await this.orders.lock(manager, orderId);
      const refundKey = (wish.refund_id ?? randomUUID()).toLowerCase();
      const known = await manager.findOneBy(RefundEntity, { orderId, refundKey });
      if (known !== null) return this.sameAs(known, wish);

      const { payment, leftCents } = await this.refundable(manager, orderId);
      const amountCents = wish.amount_cents ?? leftCents;
      if (amountCents > leftCents) throw tooMuch(leftCents);
      const isRest = amountCents === leftCents;
      if (isRest) await this.submissions.hold(manager, orderId, true);
      const now = this.clock.now();
      const inserted = await manager.insert(RefundEntity, {
        orderId,
        paymentId: payment.id,
        refundKey,
        idempotencyKey: `order:${orderId}:refund:${refundKey}`,
        amountCents,
        isRest,
        state: 'requested',
        reason: wish.reason?.trim() ?? '',
        requestedBy: username,
        nextTryAt: now,
        createdAt: now,
      });
      return inserted.identifiers[0]?.id as number;
    });
  }

  /** The most that one refund can give back now. */
  async leftOf(manager: EntityManager, orderId: number): Promise<Cents> {
    return (await this.best(manager, orderId))?.leftCents ?? 0;
  }

  private sameAs(known: RefundEntity, { amount_cents: amountCents }: RefundRequest): number {
    if (amountCents === undefined || amountCents === known.amountCents) return known.id;
    throw new ProblemException(409, { detail: 'This refund was begun with another amount.' });
  }

  private async refundable(manager: EntityManager, orderId: number): Promise<Refundable> {
    const best = await this.best(manager, orderId);
    if (best === undefined) throw new ProblemException(409, { detail: 'The order has not been paid.' });
    if (best.leftCents <= 0) throw new ProblemException(409, { detail: 'Everything has been given back.' });
    return best;
  }

  /** The payment of which most is left; an order has one, unless something went wrong. */
  private async best(manager: EntityManager, payableId: number): Promise<Refundable | undefined> {
    const payments = await manager.findBy(PaymentEntity, {
      kind: ORDER,
      payableId,
      state: In(['succeeded', 'refunded']),
    });
    const all: Refundable[] = [];
    for (const payment of payments) all.push(await this.leftOn(manager, payment));
    return all.sort((one, other) => other.leftCents - one.leftCents)[0];
  }

  /** Given back somewhere else counts as well; what is under way counts twice rather than not at all. */
  private async leftOn(manager: EntityManager, payment: PaymentEntity): Promise<Refundable> {
    const refunds = await manager.findBy(RefundEntity, { paymentId: payment.id });
    const sumOf = (state: RefundEntity['state']) =>
      refunds
        .filter((refund) => refund.state === state)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const givenCents = Math.max(payment.refundedCents, sumOf('succeeded'));
    return { payment, leftCents: Math.max(0, payment.amountCents - givenCents - sumOf('requested')) };
  }
}

const tooMuch = (leftCents: Cents) =>
  new ProblemException(409, { detail: `At most ${formatDollars(leftCents)} can be given back.` });
