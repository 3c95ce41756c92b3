import { Injectable } from '@nestjs/common';
import type { RefundRequest } from '@paniscus/domain/orders';
import { isErased } from '@paniscus/domain/personal-data';
import { hasSeenNote, NOTE_CHANGED } from '@paniscus/domain/payment';
import type { AttentionReview } from '@paniscus/domain/payment';
import { AuditService, describeRefund } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { OutboxService } from '@paniscus/server/integrations';
import { TransitionsService, RefundRequests, RefundsService } from '@paniscus/server/payments';
import { notFound, ProblemException, tooMany, JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OrderNotes } from '../fulfillment/notes/order-notes.service.ts';
import { Submissions } from '../fulfillment/submission/submissions.service.ts';
import { ORDER_CONFIRMATION } from '../orders/emails/order-confirmation-email.builder.ts';
import { RECORD_TAX, SUBMIT_ORDER } from '../orders/order-jobs.ts';
import { ORDER, OrderTransitions } from '../orders/order-transitions.service.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { canResolve } from './can-resolve.ts';
import { StuckOrders } from './stuck-orders.service.ts';
import type { StuckReason } from './stuck-orders.service.ts';

const HOUR_S = 3600;

@Injectable()
export class OrderActions {
  constructor(
    private readonly transitions: TransitionsService,
    private readonly dataSource: DataSource,
    private readonly orders: OrderTransitions,
    private readonly submissions: Submissions,
    private readonly stuck: StuckOrders,
    private readonly notes: OrderNotes,
    private readonly jobs: JobsService,
    private readonly outbox: OutboxService,
    private readonly refundRequests: RefundRequests,
    private readonly refunds: RefundsService,
    private readonly audit: AuditService,
  ) {}

  /** Resumes an order that is stuck. Throws problems of status 404 and 409 (nothing to retry, or another note than seen). */
  async retry(id: number, review: AttentionReview, username: string): Promise<void> {
    const order = await this.find(id);
    const reason = await this.stuck.getReason(order);
    const deadLetters = await this.stuck.findDeadLetters(id);
    if (reason === undefined) throw nothingToRetry();
    await this.dataSource.transaction(async (manager) => {
      const { attention } = await this.orders.lock(manager, id);
      if (reason === 'attention') assertSeen(review, attention);
      await this.resume(manager, order, reason, `staff ${username}`);
    });
    for (const { id: jobId } of deadLetters) await this.retryJob(jobId);
    this.jobs.wake();
  }

  /** Sends the confirmation again, once for each request key. Throws problems of status 404, 409 (not paid, refunded or erased) and 429. */
  async resendEmail(id: number, staff: StaffIdentity, requestKey?: string): Promise<void> {
    const order = await this.find(id);
    const { paidAt, state } = order;
    if (paidAt === null) throw new ProblemException(409, { detail: 'The order has not been paid.' });
    if (state === 'refunded') throw new ProblemException(409, { detail: 'The order has been refunded.' });
    if (isErased(order))
      throw new ProblemException(409, {
        detail: 'The buyer’s data was erased, so there is no address to send the email to.',
      });
    await this.dataSource.transaction(async (manager) => {
      if (await this.outbox.hasCopy(manager, { kind: ORDER_CONFIRMATION, subjectId: id, requestKey })) return;
      if (!(await this.outbox.enqueueCopy(manager, ORDER_CONFIRMATION, id, requestKey)))
        throw tooMany(
          HOUR_S,
          'This email has already been sent several times within the last hour. Please try again later.',
        );
      await this.notes.add(manager, id, 'Confirmation email requested again', `staff ${staff.username}`);
      await this.audit.record(staff, 'order.email_resent', { subjectId: id }, manager);
    });
    this.jobs.wake();
  }

  /**
   * Refunds an order, once for each `refund_id`. Throws problems of status 404, 409 (too much, not paid, rejected) and 503
   * (stored, retried later).
   */
  async refund(id: number, input: RefundRequest, staff: StaffIdentity): Promise<void> {
    await this.find(id);
    const payable = { kind: ORDER, payableId: id } as const;
    const refund = await this.refundRequests.request(payable, input, staff.username);
    const facts = { subjectId: id, details: describeRefund(input) };
    await this.refunds.performRequested(refund, () => this.audit.record(staff, 'order.refunded', facts));
  }

  /** Removes the note for staff from an order that is not stopped. Throws problems of status 404 and 409 (no note, or another than seen). */
  async resolveAttention(id: number, review: AttentionReview, username: string): Promise<void> {
    await this.find(id);
    await this.dataSource.transaction(async (manager) => {
      const order = await this.orders.lock(manager, id);
      if (!canResolve(order)) throw new ProblemException(409, { detail: 'This order does not need review.' });
      assertSeen(review, order.attention);
      await manager.update(OrderEntity, { id }, { attention: null });
      await this.notes.add(manager, id, `Marked as reviewed: ${order.attention}`, `staff ${username}`);
    });
  }

  private async resume(manager: EntityManager, order: OrderEntity, reason: StuckReason, cause: string) {
    const { id: orderId } = order;
    if (reason === 'attention') {
      const wasPaidBefore = await this.transitions.hasReached(manager, {
        kind: ORDER,
        subjectId: orderId,
        to: 'paid',
      });
      if (!(await this.orders.move(manager, orderId, 'paid', cause))) throw nothingToRetry();
      await this.submissions.saveProblem(manager, orderId, null);
      // An order that went straight to `needs_attention` has not recorded its tax yet.
      if (!wasPaidBefore) await this.jobs.enqueue(manager, RECORD_TAX, { orderId });
      await this.outbox.enqueue(manager, ORDER_CONFIRMATION, orderId);
    } else await this.notes.add(manager, orderId, 'Retried', cause);
    // Until the retry has failed too, the order does not wait.
    if (reason === 'waiting') await this.submissions.saveError(orderId, null, manager);
    if (reason !== 'failed jobs') await this.jobs.enqueue(manager, SUBMIT_ORDER, { orderId });
  }

  /** Ignores a job that a concurrent retry has already taken. */
  private async retryJob(jobId: string): Promise<void> {
    try {
      await this.jobs.retry(jobId);
    } catch (error) {
      if (!(error instanceof ProblemException) || error.getStatus() !== 404) throw error;
    }
  }

  private async find(id: number): Promise<OrderEntity> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneBy({ id });
    if (order === null) throw notFound('Order not found.');
    return order;
  }
}

function assertSeen(review: AttentionReview, attention: string | null): void {
  if (!hasSeenNote(review, attention)) throw new ProblemException(409, { detail: NOTE_CHANGED });
}

const nothingToRetry = () =>
  new ProblemException(409, { detail: 'There is nothing to retry for this order.' });
