import { Injectable } from '@nestjs/common';
import type { DonationEvent, StaffTribute } from '@paniscus/domain';
import { DataSource, In } from 'typeorm';
import { historyEvent, emailEvent } from '../../common/listing/history-event.ts';
import type { DonationEntity } from '../../donations/donation.entity.ts';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donations/letters/donation-letters.ts';
import { MailEntity } from '../../mail/mail.entity.ts';
import { MoneyRecord } from '../../refunds/money-record.service.ts';
import { DonationNoteEntity } from '../notes/donation-note.entity.ts';
import { DONATION } from '../refundable-donation.ts';
import { EMAIL_LABELS, STATE_LABELS } from './history.words.ts';

/** Everything that ever happened to a donation. */
@Injectable()
export class DonationHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: MoneyRecord,
  ) {}

  /** Oldest first. */
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
    const own = { kind: In([DONATION_RECEIPT, DONATION_VOID]), subjectId };
    const card = tributeId === undefined ? [] : [{ kind: TRIBUTE_CARD, subjectId: tributeId }];
    const where = [own, ...card];
    const mails = await this.dataSource.manager.find(MailEntity, { where, order: { id: 'ASC' } });
    return mails.map((mail) => emailEvent(EMAIL_LABELS[mail.kind] ?? 'E-mail', mail));
  }

  private async notes(donationId: number): Promise<DonationEvent[]> {
    const notes = await this.dataSource.manager.findBy(DonationNoteEntity, { donationId });
    return notes.map(({ at, text, cause }) => historyEvent(at, 'note', text, cause));
  }
}
