import { Injectable } from '@nestjs/common';
import { Submissions } from '../fulfilment/submission/submissions.service.ts';
import type { DeadLetter } from '../jobs/job-queue.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import type { OrderEntity } from '../orders/order.entity.ts';
import { OrderHistory } from './history/order-history.service.ts';

/** What another try would be about; undefined: nothing. */
export type StuckReason = 'attention' | 'waiting' | 'failed jobs' | undefined;

/** Jobs that have failed for good, in words for staff. */
const FAILED: Record<string, string> = {
  'submit-order': 'Sending it to the print shop was given up.',
  'withdraw-order': 'It could not be canceled at the print shop.',
  'record-tax': 'Its tax could not be recorded.',
  'reverse-tax': 'The tax of a refund could not be taken back.',
  'send-mail': 'An e-mail about it could not be sent.',
};

/** Which orders do not go on, and why. */
@Injectable()
export class StuckOrders {
  constructor(
    private readonly submissions: Submissions,
    private readonly jobs: JobsService,
    private readonly history: OrderHistory,
  ) {}

  async getReason(order: OrderEntity): Promise<StuckReason> {
    // Without money there is nothing to go on with.
    if (order.paidAt === null) return undefined;
    if (order.state === 'needs_attention') return 'attention';
    const waits = order.state === 'paid' && ((await this.submissions.find(order.id))?.lastError ?? null);
    if (waits) return 'waiting';
    return (await this.listDeadLetters(order.id)).length > 0 ? 'failed jobs' : undefined;
  }

  /** Why staff should look, in words; null when there is no need. What waits goes on by itself, but they may know. */
  async buildAttentionNote(order: OrderEntity): Promise<string | null> {
    if (order.attention !== null) return order.attention;
    const lastError = (await this.submissions.find(order.id))?.lastError ?? null;
    if (order.state === 'paid' && lastError !== null) return `Waiting for the print shop: ${lastError}`;
    const failed = (await this.listDeadLetters(order.id)).map(
      ({ queue }) => FAILED[queue] ?? `The job '${queue}' failed for good.`,
    );
    return failed.length > 0 ? [...new Set(failed)].join(' ') : null;
  }

  /** Jobs about the order or its letters that have failed for good. */
  async listDeadLetters(orderId: number): Promise<DeadLetter[]> {
    const emails = await this.jobs.deadLetters();
    if (emails.length === 0) return [];
    const mailIds = (await this.history.listEmails(orderId)).map(({ id }) => id);
    return emails.filter(({ data }) => {
      const about = data as { orderId?: unknown; mailId?: unknown };
      return about.orderId === orderId || mailIds.some((id) => id === about.mailId);
    });
  }
}
