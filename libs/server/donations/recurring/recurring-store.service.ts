import { Inject, Injectable } from '@nestjs/common';
import type { RecurringFrequency } from '@paniscus/domain/donation';
import type { Cents } from '@paniscus/domain/money';
import { TransitionsService } from '@paniscus/server/payments';
import type { CreatedSubscription } from '@paniscus/server/payments';
import { Clock, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { RecurringDonationEntity } from './recurring-donation.entity.ts';

export const MONTHLY_GIFT = 'monthly_gift';

type ChargeAmounts = { amountCents: Cents; costCents: Cents };

/** Who gives, and for what. */
export type RecurringDonor = Pick<
  RecurringDonationEntity,
  'firstName' | 'lastName' | 'email' | 'country' | 'region' | 'isAnonymous' | 'fundId'
>;

/** Metadata of the subscription; the provider copies it to each of its invoices. */
export function buildSubscriptionMetadata(giftId: number, amounts: ChargeAmounts): Record<string, string> {
  return { transaction_type: MONTHLY_GIFT, monthly_gift_id: String(giftId), ...buildChargeMetadata(amounts) };
}

/** Metadata with the charge and the part of it that covers the processing cost. */
export function buildChargeMetadata({ amountCents, costCents }: ChargeAmounts): Record<string, string> {
  return { charge_cents: String(amountCents), cost_cents: String(costCents) };
}

/** Stores recurring donations before the provider is called: one row per subscription. */
@Injectable()
export class RecurringStore {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly transitions: TransitionsService,
    private readonly clock: Clock,
  ) {}

  async create(
    manager: EntityManager,
    donor: RecurringDonor,
    amounts: ChargeAmounts,
    frequency: RecurringFrequency,
  ): Promise<number> {
    const now = this.clock.now();
    const { firstName, lastName, email, country, region, isAnonymous, fundId } = donor;
    const inserted = await manager.insert(RecurringDonationEntity, {
      firstName,
      lastName,
      email,
      country,
      region,
      isAnonymous,
      fundId,
      amountCents: amounts.amountCents,
      costCents: amounts.costCents,
      frequency,
      state: 'pending',
      nextCheckAt: now,
      createdAt: now,
    });
    return inserted.identifiers[0]?.id as number;
  }

  isWaiting(manager: EntityManager, id: number): Promise<boolean> {
    return manager.existsBy(RecurringDonationEntity, { id, state: 'pending' });
  }

  async changeDonor(manager: EntityManager, id: number, donor: RecurringDonor): Promise<void> {
    const { firstName, lastName, email, country, region, isAnonymous, fundId } = donor;
    await manager.update(
      RecurringDonationEntity,
      { id, state: 'pending' },
      { firstName, lastName, email, country, region, isAnonymous, fundId },
    );
  }

  /** The donor replaced it; nothing of this recurring donation can be charged any more. */
  async abandon(manager: EntityManager, id: number, cause: string): Promise<void> {
    const { affected } = await manager.update(
      RecurringDonationEntity,
      { id, state: 'pending' },
      { state: 'failed', nextCheckAt: null },
    );
    if (affected !== 1) return;
    const transition = { kind: MONTHLY_GIFT, subjectId: id, from: 'pending', to: 'failed', cause };
    await this.transitions.record(manager, transition);
  }

  /** Stores the provider's ids in the transaction that stores the first payment. */
  async onCreated(
    manager: EntityManager,
    donationId: number,
    subscription: CreatedSubscription,
  ): Promise<void> {
    const { subscriptionId, customerId } = subscription;
    const nextCheckAt = new Date(this.clock.now().getTime() + this.settings.reconcileAfterS * 1000);
    await manager.query(
      `UPDATE monthly_gifts SET subscription_id = $2, customer_id = $3, next_check_at = $4, revision = revision + 1
       WHERE id = (SELECT monthly_gift_id FROM donations WHERE id = $1)`,
      [donationId, subscriptionId, customerId, nextCheckAt],
    );
  }
}
