import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { DonorLinksService } from '../../giving/donor-links.service.ts';
import type { Letter } from '../../mail/letter.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import {
  monthlyCardEndingLetter,
  monthlyChangedLetter,
  monthlyEndedLetter,
  monthlyFailedLetter,
} from '../../mail/templates/monthly/monthly-letters.ts';
import { MonthlyGiftEntity } from '../monthly-gift.entity.ts';
import { giftCardOf, monthlyGiftOf, nextChargeOf } from '../monthly-gift.view.ts';
import { MonthlyNewsEntity } from '../monthly-news.entity.ts';
import type { MonthlyNewsKind } from '../monthly-news.entity.ts';
import { MonthlyTotals } from '../monthly-totals.service.ts';

const KINDS: readonly MonthlyNewsKind[] = ['failed', 'changed', 'card-ending', 'ended'];
/** Where the provider has no words of its own. */
const NOT_CHARGED = 'The card could not be charged.';

type Told = { gift: MonthlyGiftEntity; news: MonthlyNewsEntity };

/** Puts the letters about monthly gifts together from what is stored. What they are about is a piece of news. */
@Injectable()
export class MonthlyLetters implements OnModuleInit {
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

  private async compose(newsId: number): Promise<Letter | undefined> {
    const news = await this.dataSource.getRepository(MonthlyNewsEntity).findOneByOrFail({ id: newsId });
    const gift = await this.dataSource
      .getRepository(MonthlyGiftEntity)
      .findOneByOrFail({ id: news.monthlyGiftId });
    switch (news.kind) {
      case 'failed':
        return this.failed({ gift, news });
      case 'changed':
        return monthlyChangedLetter({
          ...(await this.to(gift)),
          gift: monthlyGiftOf(gift, this.clock.now()),
        });
      case 'card-ending':
        return this.cardEnding(gift);
      case 'ended':
        return this.ended({ gift, news });
    }
  }

  /** Who has mended it before the letter went out need not read it. */
  private async failed({ gift, news }: Told): Promise<Letter | undefined> {
    if (gift.state !== 'past_due') return undefined;
    const failure = news.detail ?? NOT_CHARGED;
    const { amountCents, nextAt: nextTryAt } = gift;
    const card = giftCardOf(gift);
    return monthlyFailedLetter({ ...(await this.to(gift)), amountCents, failure, nextTryAt, card });
  }

  private async cardEnding(gift: MonthlyGiftEntity): Promise<Letter | undefined> {
    const { amountCents } = gift;
    const card = giftCardOf(gift);
    if (card === null) return undefined;
    const nextAt = nextChargeOf(gift) ?? null;
    return monthlyCardEndingLetter({ ...(await this.to(gift)), amountCents, card, nextAt });
  }

  private async ended({ gift, news }: Told): Promise<Letter> {
    const { amountCents, startedAt } = gift;
    const total = (await this.totals.of([gift.id])).get(gift.id);
    return monthlyEndedLetter({
      ...(await this.to(gift)),
      amountCents,
      startedAt,
      endedAt: gift.endedAt ?? news.createdAt,
      failure: news.what === 'unpaid' ? (gift.failure ?? NOT_CHARGED) : null,
      receivedCents: total?.receivedCents ?? 0,
      receivedCount: total?.receivedCount ?? 0,
    });
  }

  private async to({ firstName, lastName, email }: MonthlyGiftEntity) {
    return { name: `${firstName} ${lastName}`, email, pageUrl: await this.links.urlOf(email) };
  }
}
