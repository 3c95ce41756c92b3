import { Injectable } from '@nestjs/common';
import { describeRefusedAddress } from '@paniscus/domain/payment';
import { JobsService } from '@paniscus/server/platform';
import type { DeadLetter } from '@paniscus/server/platform';
import { Submissions } from '../fulfillment/submission/submissions.service.ts';
import type { OrderEntity } from '../orders/order.entity.ts';
import { OrderHistory } from './history/order-history.service.ts';

/** What a retry would address; undefined when there is nothing to retry. */
export type StuckReason = 'attention' | 'waiting' | 'failed jobs' | undefined;

/** By queue, the most important first. */
const FAILED_JOB_MESSAGES: Record<string, string> = {
  'submit-order': 'We could not send it to the print shop.',
  'withdraw-order': 'It could not be canceled at the print shop.',
  'record-tax': 'Its tax could not be recorded.',
  'reverse-tax': 'The tax on a refund could not be reversed.',
  'send-mail': 'An email about it could not be sent.',
};

/** Names each kind of failed job once; null when there is none. */
function describeFailedJobs(deadLetters: readonly DeadLetter[]): string | null {
  const queues = new Set(deadLetters.map(({ queue }) => queue));
  const known = Object.keys(FAILED_JOB_MESSAGES).filter((queue) => queues.delete(queue));
  const messages = [
    ...known.map((queue) => FAILED_JOB_MESSAGES[queue]),
    ...[...queues].map((queue) => `The job '${queue}' failed permanently.`),
  ];
  return messages.length > 0 ? messages.join(' ') : null;
}

@Injectable()
export class StuckOrders {
  constructor(
    private readonly submissions: Submissions,
    private readonly jobs: JobsService,
    private readonly history: OrderHistory,
  ) {}

  async getReason(order: OrderEntity): Promise<StuckReason> {
    // An unpaid order has nothing to retry.
    if (order.paidAt === null) return undefined;
    if (order.state === 'needs_attention') return 'attention';
    if (order.state === 'paid') {
      const submission = await this.submissions.find(order.id);
      if (submission?.lastError) return 'waiting';
    }
    return (await this.findDeadLetters(order.id)).length > 0 ? 'failed jobs' : undefined;
  }

  /**
   * Why staff should look at the order; null when they need not. Includes the reason of automatic retries, for
   * information.
   */
  async buildAttentionNote(order: OrderEntity): Promise<string | null> {
    const refusal = (await this.hasRefusedEmail(order)) ? describeRefusedAddress(order.email) : undefined;
    const note = await this.describeProblem(order);
    if (refusal === undefined) return note;
    return note === null ? refusal : `${note} ${refusal}`;
  }

  /** Whether the mail server refused the buyer's address for good. */
  async hasRefusedEmail({ id }: OrderEntity): Promise<boolean> {
    return (await this.history.listEmails(id)).some(({ state }) => state === 'refused');
  }

  private async describeProblem(order: OrderEntity): Promise<string | null> {
    if (order.attention !== null) return order.attention;
    const lastError = (await this.submissions.find(order.id))?.lastError ?? null;
    if (order.state === 'paid' && lastError !== null) return `Waiting for the print shop. ${lastError}`;
    return describeFailedJobs(await this.findDeadLetters(order.id));
  }

  /** Dead-lettered jobs of the order or its emails. */
  async findDeadLetters(orderId: number): Promise<DeadLetter[]> {
    const emails = await this.jobs.listDeadLetters();
    if (emails.length === 0) return [];
    const mailIds = (await this.history.listEmails(orderId)).map(({ id }) => id);
    return emails.filter(({ data }) => {
      const about = data as { orderId?: unknown; mailId?: unknown };
      return about.orderId === orderId || mailIds.some((id) => id === about.mailId);
    });
  }
}
