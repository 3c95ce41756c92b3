import { Injectable } from '@nestjs/common';
import type { RefundRequest } from '@paniscus/domain/orders';
import { isErased } from '@paniscus/domain/personal-data';
import { hasSeenNote, NOTE_CHANGED } from '@paniscus/domain/payment';
import type { AttentionReview } from '@paniscus/domain/payment';
import { AuditService, describeRefund } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { OutboxService } from '@paniscus/server/integrations';
import { RefundRequests, RefundsService } from '@paniscus/server/payments';
import { notFound, ProblemException, tooMany, JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DONATION_RECEIPT } from '../donation/donation-email-kinds.ts';
import { DonationEntity } from '../donation/donation.entity.ts';
import { FailedEmails } from './emails/failed-emails.service.ts';
import { buildAttentionNote } from './list/donation-summary.view.ts';
import { DonationNotes } from './notes/donation-notes.service.ts';
import { DONATION } from './refundable-donation.ts';

const HOUR_S = 3600;

@Injectable()
export class DonationActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: DonationNotes,
    private readonly jobs: JobsService,
    private readonly outbox: OutboxService,
    private readonly refundRequests: RefundRequests,
    private readonly refunds: RefundsService,
    private readonly failedEmails: FailedEmails,
    private readonly audit: AuditService,
  ) {}

  /** Sends the receipt again, once for each request key. Throws problems of status 404, 409 (not paid, refunded or erased) and 429. */
  async resendEmail(id: number, staff: StaffIdentity, requestKey?: string): Promise<void> {
    const donation = await this.find(id);
    const { status } = donation;
    if (status === 'refunded') throw new ProblemException(409, { detail: 'The donation has been refunded.' });
    if (status !== 'succeeded')
      throw new ProblemException(409, { detail: 'The donation has not been paid.' });
    if (isErased(donation))
      throw new ProblemException(409, {
        detail: 'The donor’s data was erased, so there is no address to send the receipt to.',
      });
    await this.dataSource.transaction(async (manager) => {
      if (await this.outbox.hasCopy(manager, { kind: DONATION_RECEIPT, subjectId: id, requestKey })) return;
      if (!(await this.outbox.enqueueCopy(manager, DONATION_RECEIPT, id, requestKey)))
        throw tooMany(
          HOUR_S,
          'This email has already been sent several times within the last hour. Please try again later.',
        );
      await this.notes.add(manager, id, 'Receipt requested again', `staff ${staff.username}`);
      await this.audit.record(staff, 'donation.email_resent', { subjectId: id }, manager);
    });
    this.jobs.wake();
  }

  /**
   * Refunds a donation, once for each `refund_id`. Throws problems of status 404, 409 (too much, not paid, rejected) and
   * 503 (stored, retried later).
   */
  async refund(id: number, input: RefundRequest, staff: StaffIdentity): Promise<void> {
    await this.find(id);
    const payable = { kind: DONATION, payableId: id } as const;
    const refund = await this.refundRequests.request(payable, input, staff.username);
    const facts = { subjectId: id, details: describeRefund(input) };
    await this.refunds.performRequested(refund, () => this.audit.record(staff, 'donation.refunded', facts));
  }

  /**
   * Marks a donation as reviewed and retries its failed emails. Throws problems of status 404, 409 (nothing to review, or another
   * note than seen).
   */
  async resolveAttention(id: number, review: AttentionReview, username: string): Promise<void> {
    await this.find(id);
    const emails = await this.failedEmails.get(id);
    await this.dataSource.transaction(async (manager) => {
      const where = { id };
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOneOrFail(DonationEntity, { where, lock });
      const attention = buildAttentionNote(donation, emails);
      if (attention === null)
        throw new ProblemException(409, { detail: 'This donation does not need review.' });
      if (!hasSeenNote(review, donation.attention)) throw new ProblemException(409, { detail: NOTE_CHANGED });
      await manager.update(DonationEntity, where, { attention: null });
      await this.notes.add(manager, id, `Marked as reviewed: ${attention}`, `staff ${username}`);
    });
    await this.failedEmails.retry(emails);
  }

  private async find(id: number): Promise<DonationEntity> {
    const donation = await this.dataSource.getRepository(DonationEntity).findOneBy({ id });
    if (donation === null) throw notFound('Donation not found.');
    return donation;
  }
}
