import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { DonorLinksService } from '../../giving/donor-links.service.ts';
import type { Email } from '../../mail/letter.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import {
  cardExpiringEmail,
  recurringDonationChangedEmail,
  recurringDonationEndedEmail,
  recurringDonationFailedEmail,
} from '../../mail/templates/monthly/monthly-letters.ts';
import { RecurringDonationEntity } from '../monthly-gift.entity.ts';
import { toCardSummary, toRecurringDonation, getNextChargeDate } from '../monthly-gift.view.ts';
import { RecurringDonationEventEntity } from '../monthly-news.entity.ts';
import type { RecurringDonationEventKind } from '../monthly-news.entity.ts';
import { MonthlyTotals } from '../monthly-totals.service.ts';

const KINDS: readonly RecurringDonationEventKind[] = ['failed', 'changed', 'card-ending', 'ended'];
/** Where the provider has no words of its own. */
const NOT_CHARGED = 'The card could not be charged.';

type PendingNotice = { gift: RecurringDonationEntity; news: RecurringDonationEventEntity };

/** Puts the letters about monthly gifts together from what is stored. What they are about is a piece of news. */
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

  /** Who has mended it before the letter went out need not read it. */
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
