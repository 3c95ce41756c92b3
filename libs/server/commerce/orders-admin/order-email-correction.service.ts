import { Injectable } from '@nestjs/common';
import type { EmailCorrection } from '@paniscus/domain/payment';
import { OutboxService } from '@paniscus/server/integrations';
import { JobsService, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { OrderNotes } from '../fulfillment/notes/order-notes.service.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { OrderHistory } from './history/order-history.service.ts';

/** Corrects a buyer's address that the mail server refused, and sends the emails about the order again. */
@Injectable()
export class OrderEmailCorrection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly jobs: JobsService,
    private readonly history: OrderHistory,
    private readonly notes: OrderNotes,
  ) {}

  /**
   * Throws problems of status 409 (the order does not have the refused address) and 422 (our mail server cannot send to
   * the new one).
   */
  async correct(
    id: number,
    { refused_email: from, email }: EmailCorrection,
    username: string,
  ): Promise<void> {
    await this.outbox.assertDeliverable('email', email);
    const mails = await this.history.listEmails(id);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(OrderEntity)
        .set({ email, version: () => 'version + 1' })
        .where('id = :id AND lower(email) = lower(:from)', { id, from })
        .execute();
      if (!affected) throw new ProblemException(409, { detail: 'This order does not have that address.' });
      // Without the addresses, so that a note contains nothing personal.
      await this.notes.add(manager, id, 'Email address corrected', `staff ${username}`);
      await this.outbox.retryRefused(
        manager,
        mails.map((mail) => mail.id),
      );
    });
    this.jobs.wake();
  }
}
