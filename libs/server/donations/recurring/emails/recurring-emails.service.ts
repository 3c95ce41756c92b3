import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import {
  cardExpiringEmail,
  recurringDonationChangedEmail,
  recurringDonationEndedEmail,
  recurringDonationFailedEmail,
} from '@paniscus/emails';
import type { Email } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { toCardSummary, toRecurringDonation, getNextChargeDate } from '../recurring-donation.view.ts';
import { RecurringDonationEventEntity } from '../recurring-event.entity.ts';
import type { RecurringDonationEventKind } from '../recurring-event.entity.ts';
import { MonthlyTotals } from '../recurring-totals.service.ts';

const KINDS: readonly RecurringDonationEventKind[] = ['failed', 'changed', 'card-ending', 'ended'];
const NOT_CHARGED = 'The card could not be charged.';

type PendingNotice = { gift: RecurringDonationEntity; news: RecurringDonationEventEntity };

@Injectable()
export class RecurringDonationEmails implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly links: DonorLinksService,
    private readonly totals: MonthlyTotals,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const kind of KINDS)
      this.outbox.register({ kind: `monthly-${kind}`, compose: (newsId) => this.compose(newsId) });
  }

  private async compose(newsId: number): Promise<Email | undefined> {
    const news = await this.dataSource
      .getRepository(RecurringDonationEventEntity)
      .findOneByOrFail({ id: newsId });
    const gift = await this.dataSource
      .getRepository(RecurringDonationEntity)
      .findOneByOrFail({ id: news.recurringDonationId });
    switch (news.kind) {
      case 'failed':
        return this.failed({ gift, news });
      case 'changed':
        return recurringDonationChangedEmail({
          ...(await this.to(gift)),
          gift: toRecurringDonation(gift, this.clock.now()),
        });
      case 'card-ending':
        return this.cardEnding(gift);
      case 'ended':
        return this.ended({ gift, news });
    }
  }

  /** Skipped when the donor fixed the payment before the email was sent. */
  private async failed({ gift, news }: PendingNotice): Promise<Email | undefined> {
    if (gift.state !== 'past_due') return undefined;
    const failure = news.detail ?? NOT_CHARGED;
    const { amountCents, nextAt: nextTryAt } = gift;
    const card = toCardSummary(gift);
    return recurringDonationFailedEmail({ ...(await this.to(gift)), amountCents, failure, nextTryAt, card });
  }

  private async cardEnding(gift: RecurringDonationEntity): Promise<Email | undefined> {
    const { amountCents } = gift;
    const card = toCardSummary(gift);
    if (card === null) return undefined;
    const nextAt = getNextChargeDate(gift) ?? null;
    return cardExpiringEmail({ ...(await this.to(gift)), amountCents, card, nextAt });
  }

  private async ended({ gift, news }: PendingNotice): Promise<Email> {
    const { amountCents, startedAt } = gift;
    const total = (await this.totals.of([gift.id])).get(gift.id);
    return recurringDonationEndedEmail({
      ...(await this.to(gift)),
      amountCents,
      startedAt,
      endedAt: gift.endedAt ?? news.createdAt,
      failure: news.what === 'unpaid' ? (gift.failure ?? NOT_CHARGED) : null,
      receivedCents: total?.receivedCents ?? 0,
      receivedCount: total?.receivedCount ?? 0,
    });
  }

  private async to({ firstName, lastName, email }: RecurringDonationEntity) {
    return { name: `${firstName} ${lastName}`, email, pageUrl: await this.links.buildUrl(email) };
  }
}
