import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import {
  cardExpiringEmail,
  recurringDonationChangedEmail,
  recurringDonationEndedEmail,
  recurringDonationFailedEmail,
} from '@paniscus/emails';
import type { Email } from '@paniscus/emails';
import { paths } from '@paniscus/routes';
import { OutboxService } from '@paniscus/server/integrations';
import { Clock, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import {
  getNextChargeDate,
  getUnpaidCents,
  toCardSummary,
  toRecurringDonation,
} from '../recurring-donation.view.ts';
import { RecurringDonationEventEntity } from '../recurring-event.entity.ts';
import type { RecurringDonationEventKind } from '../recurring-event.entity.ts';
import { MonthlyTotals } from '../recurring-totals.service.ts';

const KINDS: readonly RecurringDonationEventKind[] = ['failed', 'changed', 'card-ending', 'ended'];
const NOT_CHARGED = 'The card could not be charged.';

type Notice = { recurringDonation: RecurringDonationEntity; event: RecurringDonationEventEntity };

@Injectable()
export class RecurringDonationEmails implements OnModuleInit {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly links: DonorLinksService,
    private readonly totals: MonthlyTotals,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const kind of KINDS)
      this.outbox.register({ kind: `monthly-${kind}`, build: (eventId) => this.build(eventId) });
  }

  private async build(eventId: number): Promise<Email | undefined> {
    const event = await this.dataSource
      .getRepository(RecurringDonationEventEntity)
      .findOneByOrFail({ id: eventId });
    const recurringDonation = await this.dataSource
      .getRepository(RecurringDonationEntity)
      .findOneByOrFail({ id: event.recurringDonationId });
    switch (event.kind) {
      case 'failed':
        return this.failed({ recurringDonation, event });
      case 'changed':
        return recurringDonationChangedEmail({
          ...(await this.buildRecipient(recurringDonation)),
          recurringDonation: toRecurringDonation(recurringDonation, this.clock.now()),
          droppedCents: Number(event.detail ?? 0),
        });
      case 'card-ending':
        return this.cardEnding(recurringDonation);
      case 'ended':
        return this.ended({ recurringDonation, event });
    }
  }

  /** Skipped when the donor fixed the payment before the email was sent. */
  private async failed({ recurringDonation, event }: Notice): Promise<Email | undefined> {
    if (recurringDonation.state !== 'past_due') return undefined;
    const failure = event.detail ?? NOT_CHARGED;
    const { nextAt: nextTryAt } = recurringDonation;
    const card = toCardSummary(recurringDonation);
    return recurringDonationFailedEmail({
      ...(await this.buildRecipient(recurringDonation)),
      amountCents: getUnpaidCents(recurringDonation),
      failure,
      nextTryAt,
      card,
    });
  }

  private async cardEnding(recurringDonation: RecurringDonationEntity): Promise<Email | undefined> {
    const { amountCents } = recurringDonation;
    const card = toCardSummary(recurringDonation);
    if (card === null) return undefined;
    const nextAt = getNextChargeDate(recurringDonation) ?? null;
    return cardExpiringEmail({
      ...(await this.buildRecipient(recurringDonation)),
      amountCents,
      card,
      nextAt,
    });
  }

  private async ended({ recurringDonation, event }: Notice): Promise<Email> {
    const { amountCents, startedAt } = recurringDonation;
    const total = (await this.totals.get([recurringDonation.id])).get(recurringDonation.id);
    return recurringDonationEndedEmail({
      ...(await this.buildRecipient(recurringDonation)),
      amountCents,
      startedAt,
      endedAt: recurringDonation.endedAt ?? event.createdAt,
      failure: event.what === 'unpaid' ? (recurringDonation.failure ?? NOT_CHARGED) : null,
      receivedCents: total?.receivedCents ?? 0,
      receivedCount: total?.receivedCount ?? 0,
      donateUrl: new URL(paths.donate, this.settings.publicUrl).href,
    });
  }

  private async buildRecipient({ firstName, lastName, email, frequency }: RecurringDonationEntity) {
    return { name: `${firstName} ${lastName}`, email, frequency, pageUrl: await this.links.buildUrl(email) };
  }
}
