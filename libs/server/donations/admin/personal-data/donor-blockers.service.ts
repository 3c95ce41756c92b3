import { Injectable } from '@nestjs/common';
import type { ErasureBlocker } from '@paniscus/domain/personal-data';
import { DAY_MS } from '@paniscus/domain/timing';
import { EmailLogService } from '@paniscus/server/integrations';
import type { EmailRecord } from '@paniscus/server/integrations';
import { Clock } from '@paniscus/server/platform';
import { DataSource, In } from 'typeorm';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';
import {
  DONOR_PORTAL_LINK,
  DONOR_PORTAL_LINK_RENEWED,
} from '../../donor-portal/emails/portal-link-emails.builder.ts';
import type { RecurringDonationEntity } from '../../recurring/recurring-donation.entity.ts';
import { RecurringDonationEventEntity } from '../../recurring/recurring-event.entity.ts';
import type { DonorRecords } from './donor-records.ts';

/** A payment that was not completed within a day was given up. */
const PENDING_MS = DAY_MS;
const RECURRING_EMAILS = ['monthly-failed', 'monthly-changed', 'monthly-card-ending', 'monthly-ended'];
const PORTAL_EMAILS = [DONOR_PORTAL_LINK, DONOR_PORTAL_LINK_RENEWED];

/** What has to end before a donor's data can be erased. */
@Injectable()
export class DonorBlockers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emailLog: EmailLogService,
    private readonly clock: Clock,
  ) {}

  async list(records: DonorRecords): Promise<ErasureBlocker[]> {
    const donations = records.donations
      .filter((donation) => donation.status === 'pending' && this.isRecent(donation))
      .map(({ id }): ErasureBlocker => ({ kind: 'donation', id, about: String(id) }));
    const recurring = records.recurringDonations
      .filter((recurringDonation) => this.isRunning(recurringDonation))
      .map(({ id }): ErasureBlocker => ({ kind: 'recurring_donation', id, about: String(id) }));
    return [...donations, ...recurring, ...(await this.listWaitingEmails(records))];
  }

  private isRecent({ createdAt }: { createdAt: Date }): boolean {
    return this.clock.now().getTime() - createdAt.getTime() < PENDING_MS;
  }

  private isRunning(recurring: RecurringDonationEntity): boolean {
    if (recurring.state === 'pending') return this.isRecent(recurring);
    return recurring.state !== 'ended' && recurring.state !== 'failed';
  }

  private async listWaitingEmails(records: DonorRecords): Promise<ErasureBlocker[]> {
    return (await this.listEmails(records))
      .filter(({ state }) => state === 'waiting')
      .map(({ id, kind }) => ({ kind: 'email', id, about: kind }));
  }

  /** Emails to the donor, and cards that the donor sent or received. */
  async listEmails(records: DonorRecords): Promise<EmailRecord[]> {
    const { donations, recurringDonations, tributes, receivedCards, donorLinkIds } = records;
    const events = await this.dataSource.manager.findBy(RecurringDonationEventEntity, {
      recurringDonationId: In(recurringDonations.map(({ id }) => id)),
    });
    return this.emailLog.list(
      { kinds: [DONATION_RECEIPT, DONATION_VOID], subjectIds: donations.map(({ id }) => id) },
      { kinds: [TRIBUTE_CARD], subjectIds: [...tributes, ...receivedCards].map(({ id }) => id) },
      { kinds: RECURRING_EMAILS, subjectIds: events.map(({ id }) => id) },
      { kinds: PORTAL_EMAILS, subjectIds: donorLinkIds },
    );
  }
}
