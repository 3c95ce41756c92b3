import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { parseId } from '@paniscus/domain/ids';
import { Recurring } from '@paniscus/server/payments';
import type { CreatedSubscription, RecurringHint, RecurringPayable } from '@paniscus/server/payments';
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
    private readonly attempts: CardAttempts,
    private readonly paymentSync: RecurringDonationSync,
  ) {}

  onModuleInit(): void {
    this.recurring.register(this);
  }

  onCreated(manager: EntityManager, donationId: number, subscription: CreatedSubscription): Promise<void> {
    return this.store.onCreated(manager, donationId, subscription);
  }

  async classifyEvent(hint: RecurringHint): Promise<'foreign' | 'not_stored' | 'ours'> {
    if ((await this.findRecurringDonation(hint)) !== null) return 'ours';
    const { metadata, subscriptionId } = hint;
    if (subscriptionId === undefined || metadata.transaction_type !== MONTHLY_GIFT) return 'foreign';
    const recurringDonation = await this.findByMetadata(metadata);
    // A donation that the donor replaced has ended and stays so.
    const isExpected =
      recurringDonation === null ||
      (recurringDonation.state === 'pending' && recurringDonation.subscriptionId === null);
    return isExpected ? 'not_stored' : 'foreign';
  }

  async handleEvent(hint: RecurringHint, cause: string): Promise<void> {
    const recurringDonation = await this.findRecurringDonation(hint);
    if (recurringDonation === null) return;
    const { type, setupIntentId } = hint;
    if (setupIntentId !== undefined && type === CARD_DECLINED)
      await this.attempts.recordDecline(recurringDonation.id, setupIntentId);
    else if (setupIntentId !== undefined) await this.useCard(recurringDonation, setupIntentId);
    await this.paymentSync.sync(recurringDonation.id, cause);
  }

  private async useCard(recurringDonation: RecurringDonationEntity, setupIntentId: string): Promise<void> {
    await this.cards.apply(recurringDonation, setupIntentId).catch((error: unknown) => {
      const isObsolete = error instanceof ProblemException && [404, 409].includes(error.getStatus());
      if (!isObsolete) throw error;
    });
  }

  private findRecurringDonation({ subscriptionId, setupIntentId, metadata }: RecurringHint) {
    if (subscriptionId !== undefined)
      return this.dataSource.getRepository(RecurringDonationEntity).findOneBy({ subscriptionId });
    return setupIntentId === undefined ? Promise.resolve(null) : this.findByMetadata(metadata);
  }

  private async findByMetadata(metadata: Record<string, string>): Promise<RecurringDonationEntity | null> {
    const id = parseId(metadata.monthly_gift_id ?? '');
    return id === undefined ? null : this.dataSource.getRepository(RecurringDonationEntity).findOneBy({ id });
  }
}
