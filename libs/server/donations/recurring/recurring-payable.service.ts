import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { idFrom } from '@paniscus/domain/ids';
import { Recurring } from '@paniscus/server/payments';
import type { BegunSubscription, RecurringHint, RecurringPayable } from '@paniscus/server/payments';
import { ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { CardAttempts } from './actions/card-attempts.service.ts';
import { RecurringCards } from './actions/recurring-cards.service.ts';
import { RecurringDonationEntity } from './recurring-donation.entity.ts';
import { MONTHLY_GIFT, RecurringStore } from './recurring-store.service.ts';
import { RecurringDonationSync } from './sync/recurring-sync.service.ts';

const CARD_DECLINED = 'setup_intent.setup_failed';

@Injectable()
export class RecurringDonationPayable implements RecurringPayable, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recurring: Recurring,
    private readonly store: RecurringStore,
    private readonly cards: RecurringCards,
    private readonly tries: CardAttempts,
    private readonly paymentSync: RecurringDonationSync,
  ) {}

  onModuleInit(): void {
    this.recurring.register(this);
  }

  begun(manager: EntityManager, donationId: number, subscription: BegunSubscription): Promise<void> {
    return this.store.begun(manager, donationId, subscription);
  }

  async claim(hint: RecurringHint): Promise<'foreign' | 'not yet' | 'ours'> {
    if ((await this.getGift(hint)) !== null) return 'ours';
    const { metadata, subscriptionId } = hint;
    if (subscriptionId === undefined || metadata.transaction_type !== MONTHLY_GIFT) return 'foreign';
    const gift = await this.named(metadata);
    // A donation that the donor replaced has ended and stays so.
    const isAwaited = gift === null || (gift.state === 'pending' && gift.subscriptionId === null);
    return isAwaited ? 'not yet' : 'foreign';
  }

  async handleEvent(hint: RecurringHint, cause: string): Promise<void> {
    const gift = await this.getGift(hint);
    if (gift === null) return;
    const { type, setupIntentId } = hint;
    if (setupIntentId !== undefined && type === CARD_DECLINED)
      await this.tries.declined(gift.id, setupIntentId);
    else if (setupIntentId !== undefined) await this.useCard(gift, setupIntentId);
    await this.paymentSync.sync(gift.id, cause);
  }

  private async useCard(gift: RecurringDonationEntity, setupIntentId: string): Promise<void> {
    await this.cards.use(gift, setupIntentId).catch((error: unknown) => {
      const isOver = error instanceof ProblemException && [404, 409].includes(error.getStatus());
      if (!isOver) throw error;
    });
  }

  private getGift({ subscriptionId, setupIntentId, metadata }: RecurringHint) {
    if (subscriptionId !== undefined)
      return this.dataSource.getRepository(RecurringDonationEntity).findOneBy({ subscriptionId });
    return setupIntentId === undefined ? Promise.resolve(null) : this.named(metadata);
  }

  private async named(metadata: Record<string, string>): Promise<RecurringDonationEntity | null> {
    const id = idFrom(metadata.monthly_gift_id ?? '');
    return id === undefined ? null : this.dataSource.getRepository(RecurringDonationEntity).findOneBy({ id });
  }
}
