import { Injectable } from '@nestjs/common';
import type { RefundRequest } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { notFound, ProblemException, tooMany } from '../common/problem.ts';
import { OrderNotes } from '../fulfilment/notes/order-notes.service.ts';
import { Submissions } from '../fulfilment/submission/submissions.service.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { OutboxService } from '../mail/outbox.service.ts';
import { ORDER_CONFIRMATION } from '../orders/letters/order-confirmation.composer.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { RECORD_TAX, SUBMIT_ORDER } from '../orders/order-jobs.ts';
import { ORDER, OrderTransitions } from '../orders/order-transitions.service.ts';
import { TransitionEntity } from '../payments/transition.entity.ts';
import { RefundRequests } from '../refunds/refund-requests.service.ts';
import { RefundsService } from '../refunds/refunds.service.ts';
import { StuckOrders } from './stuck-orders.service.ts';
import type { StuckReason } from './stuck-orders.service.ts';

const HOUR_S = 3600;

/** What staff can do about an order; each leaves its trace, with the account's name. */
@Injectable()
export class OrderActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderTransitions,
    private readonly submissions: Submissions,
    private readonly stuck: StuckOrders,
    private readonly notes: OrderNotes,
    private readonly jobs: JobsService,
    private readonly outbox: OutboxService,
    private readonly refundRequests: RefundRequests,
    private readonly refunds: RefundsService,
  ) {}

  /** Has an order that stopped go on. Throws problems of status 404, 409 (there is nothing to do). */
  async retry(id: number, username: string): Promise<void> {
    const order = await this.find(id);
    const reason = await this.stuck.getReason(order);
    const emails = await this.stuck.listDeadLetters(id);
    if (reason === undefined) throw nothingToDo();
    await this.dataSource.transaction((manager) => this.goOn(manager, order, reason, `staff ${username}`));
    for (const emailMessage of emails) await this.retryJob(emailMessage.id);
    this.jobs.wake();
  }

  /** Sends the confirmation once more. Throws problems of status 404, 409 (not paid) and 429. */
  async resendEmail(id: number, username: string): Promise<void> {
    const { paidAt, state } = await this.find(id);
    if (paidAt === null) throw new ProblemException(409, { detail: 'The order has not been paid.' });
    if (state === 'refunded') throw new ProblemException(409, { detail: 'The order has been given back.' });
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.outbox.putAgain(manager, ORDER_CONFIRMATION, id)))
        throw tooMany(HOUR_S, 'This e-mail has been sent several times within the last hour.');
      await this.notes.add(manager, id, 'Confirmation e-mail asked for again', `staff ${username}`);
    });
    this.jobs.wake();
  }

  /** Gives money back. Throws problems of status 404, 409 (too much, not paid, refused) and 503 (kept, done later). */
  async refund(id: number, input: RefundRequest, username: string): Promise<void> {
    await this.find(id);
    await this.refunds.perform(
      await this.refundRequests.request({ kind: ORDER, payableId: id }, input, username),
    );
  }

  private async goOn(manager: EntityManager, order: OrderEntity, reason: StuckReason, cause: string) {
    const { id: orderId } = order;
    if (reason === 'attention') {
      const wasPaidBefore = await manager.existsBy(TransitionEntity, {
        kind: ORDER,
        subjectId: orderId,
        to: 'paid',
      });
      // Somebody else was quicker.
      if (!(await this.orders.move(manager, orderId, 'paid', cause))) throw nothingToDo();
      await this.submissions.saveProblem(manager, orderId, null);
      // What a payment causes had not been caused while something was wrong with it.
      if (!wasPaidBefore) await this.jobs.enqueue(manager, RECORD_TAX, { orderId });
      await this.outbox.put(manager, ORDER_CONFIRMATION, orderId);
    } else await this.notes.add(manager, orderId, 'Tried again', cause);
    if (reason !== 'failed jobs') await this.jobs.enqueue(manager, SUBMIT_ORDER, { orderId });
  }

  /** Gone already: somebody else was quicker. */
  private async retryJob(jobId: string): Promise<void> {
    try {
      await this.jobs.retry(jobId);
    } catch (error) {
      if (!(error instanceof ProblemException) || error.getStatus() !== 404) throw error;
    }
  }

  private async find(id: number): Promise<OrderEntity> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneBy({ id });
    if (order === null) throw notFound('There is no such order.');
    return order;
  }
}

const nothingToDo = () => new ProblemException(409, { detail: 'There is nothing to try again.' });
