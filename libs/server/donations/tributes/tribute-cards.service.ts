import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DAY_MS } from '@paniscus/domain/timing';
import { tributeCardEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { Clock, EventLog } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { TRIBUTE_CARD } from '../donation/donation-email-kinds.ts';
import { DonationEntity } from '../donation/donation.entity.ts';
import { formatDonorName } from '../donation/donor-name.ts';
import { TributeEntity } from './tribute.entity.ts';

/** Per recipient, across donors: a small donation must not become a way to harass somebody. */
const CARDS_PER_DAY = 3;

@Injectable()
export class TributeCardsService implements EmailBuilder, OnModuleInit {
  readonly kind = TRIBUTE_CARD;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  /**
   * Enqueues the donation's card, if it has one, in the transaction that records the payment. Returns true when it was
   * skipped, because its recipient received several already.
   */
  async enqueue(manager: EntityManager, donationId: number): Promise<boolean> {
    const tribute = await manager.findOneBy(TributeEntity, { donationId });
    if (tribute === null || tribute.cardEmail === null) return false;
    const isSkipped = await this.isLimitReached(manager, tribute.cardEmail);
    if (isSkipped) this.log.record('tribute_card_skipped', { tributeId: tribute.id });
    else await this.outbox.enqueue(manager, TRIBUTE_CARD, tribute.id);
    return isSkipped;
  }

  /** Undefined for a donation that was refunded before the card was sent. */
  async build(tributeId: number): Promise<Email | undefined> {
    const { manager } = this.dataSource;
    const tribute = await manager.findOneByOrFail(TributeEntity, { id: tributeId });
    const donation = await manager.findOneByOrFail(DonationEntity, { id: tribute.donationId });
    const { kind, name, cardName, cardEmail, cardMessage } = tribute;
    if (donation.status !== 'succeeded' || cardName === null || cardEmail === null) return undefined;
    const donorName = donation.isAnonymous ? undefined : formatDonorName(donation);
    return tributeCardEmail({ kind, name, donorName, cardName, cardEmail, message: cardMessage ?? '' });
  }

  private async isLimitReached(manager: EntityManager, email: string): Promise<boolean> {
    // The lock serializes concurrent cards to one recipient until the transaction ends.
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('tribute-card'), hashtext(lower($1)))", [
      email,
    ]);
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const [row] = await manager.query<{ count: string }[]>(
      `SELECT count(*) FROM mails JOIN tributes ON tributes.id = mails.subject_id
       WHERE mails.kind = $1 AND mails.created_at > $2 AND lower(tributes.card_email) = lower($3)`,
      [TRIBUTE_CARD, since, email],
    );
    return Number(row?.count ?? 0) >= CARDS_PER_DAY;
  }
}
