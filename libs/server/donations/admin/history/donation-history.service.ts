import { Injectable } from '@nestjs/common';
import { formatGiftKind, isRecurring } from '@paniscus/domain/donation';
import type { DonationEvent, StaffTribute } from '@paniscus/domain/donation';
import { EmailLogService } from '@paniscus/server/integrations';
import { PaymentHistory } from '@paniscus/server/payments';
import { buildHistoryEvent, buildEmailEvent } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';
import type { DonationEntity } from '../../donation/donation.entity.ts';
import { DonorDetailsService } from '../../donor-links/donor-details.service.ts';
import { DonationNoteEntity } from '../notes/donation-note.entity.ts';
import { DONATION } from '../refundable-donation.ts';
import { describeDetails } from './describe-details.ts';
import { EMAIL_LABELS, STATE_LABELS } from './history-labels.ts';

@Injectable()
export class DonationHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentHistory,
    private readonly emailLog: EmailLogService,
    private readonly donorDetails: DonorDetailsService,
  ) {}

  async get(donation: DonationEntity, tribute: StaffTribute | null): Promise<DonationEvent[]> {
    const payable = { kind: DONATION, payableId: donation.id } as const;
    const cause = isRecurring(donation.frequency) ? formatGiftKind(donation.frequency) : 'donor';
    const started = buildHistoryEvent(donation.createdAt, 'state', STATE_LABELS.pending, cause);
    const groups: DonationEvent[][] = await Promise.all([
      this.payments.stateEvents(payable, STATE_LABELS),
      this.payments.paymentEvents(payable),
      this.emails(donation.id, tribute?.id),
      this.payments.refundEvents(payable),
      this.notes(donation.id),
      this.detailsChanges(donation.email),
    ]);
    return [started, ...groups.flat().sort((one, other) => one.at.localeCompare(other.at))];
  }

  private async emails(subjectId: number, tributeId: number | undefined): Promise<DonationEvent[]> {
    const emails = await this.emailLog.list(
      { kinds: [DONATION_RECEIPT, DONATION_VOID], subjectIds: [subjectId] },
      { kinds: [TRIBUTE_CARD], subjectIds: tributeId === undefined ? [] : [tributeId] },
    );
    return emails.map((email) => buildEmailEvent(EMAIL_LABELS[email.kind] ?? 'Email', email));
  }

  private async detailsChanges(email: string): Promise<DonationEvent[]> {
    const versions = await this.donorDetails.listVersions(this.dataSource.manager, email);
    return versions.map((details) =>
      buildHistoryEvent(details.createdAt, 'note', describeDetails(details), 'donor'),
    );
  }

  private async notes(donationId: number): Promise<DonationEvent[]> {
    const notes = await this.dataSource.manager.findBy(DonationNoteEntity, { donationId });
    return notes.map(({ at, text, cause }) => buildHistoryEvent(at, 'note', text, cause));
  }
}
