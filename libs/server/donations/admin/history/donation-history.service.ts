import { Injectable } from '@nestjs/common';
import type { DonationEvent, StaffTribute } from '@paniscus/domain/donation';
import { EmailLogService } from '@paniscus/server/integrations';
import { PaymentHistory } from '@paniscus/server/payments';
import { historyEvent, emailEvent } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';
import type { DonationEntity } from '../../donation/donation.entity.ts';
import { DonationNoteEntity } from '../notes/donation-note.entity.ts';
import { DONATION } from '../refundable-donation.ts';
import { EMAIL_LABELS, STATE_LABELS } from './history-labels.ts';

@Injectable()
export class DonationHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: PaymentHistory,
    private readonly emailLog: EmailLogService,
  ) {}

  async of(donation: DonationEntity, tribute: StaffTribute | null): Promise<DonationEvent[]> {
    const paid = { kind: DONATION, payableId: donation.id } as const;
    const cause = donation.recurringDonationId === null ? 'donor' : 'monthly gift';
    const begun = historyEvent(donation.createdAt, 'state', STATE_LABELS.pending, cause);
    const parts: DonationEvent[][] = await Promise.all([
      this.money.stateEvents(paid, STATE_LABELS),
      this.money.paymentEvents(paid),
      this.emails(donation.id, tribute?.id),
      this.money.refundEvents(paid),
      this.notes(donation.id),
    ]);
    return [begun, ...parts.flat().sort((one, other) => one.at.localeCompare(other.at))];
  }

  private async emails(subjectId: number, tributeId: number | undefined): Promise<DonationEvent[]> {
    const emails = await this.emailLog.list(
      { kinds: [DONATION_RECEIPT, DONATION_VOID], subjectIds: [subjectId] },
      { kinds: [TRIBUTE_CARD], subjectIds: tributeId === undefined ? [] : [tributeId] },
    );
    return emails.map((email) => emailEvent(EMAIL_LABELS[email.kind] ?? 'E-mail', email));
  }

  private async notes(donationId: number): Promise<DonationEvent[]> {
    const notes = await this.dataSource.manager.findBy(DonationNoteEntity, { donationId });
    return notes.map(({ at, text, cause }) => historyEvent(at, 'note', text, cause));
  }
}
