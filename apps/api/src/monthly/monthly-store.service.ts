import { Inject, Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import type { BegunSubscription } from '../payments/recurring.ts';
import { TransitionsService } from '../payments/transitions.service.ts';
import { RecurringDonationEntity } from './monthly-gift.entity.ts';

/** As the history and the provider's metadata name it. */
export const MONTHLY_GIFT = 'monthly_gift';

type Sums = { amountCents: Cents; costCents: Cents };

export type RecurringDonor = Pick<
  RecurringDonationEntity,
  'firstName' | 'lastName' | 'email' | 'country' | 'region'
>;

/** What travels with a subscription, and from there with each of its invoices. */
export function subscriptionMetadata(giftId: number, sums: Sums): Record<string, string> {
  return { transaction_type: MONTHLY_GIFT, monthly_gift_id: String(giftId), ...sumsMetadata(sums) };
}

/** What is charged, and what of that sum is for the cost of the payment. */
export function sumsMetadata({ amountCents, costCents }: Sums): Record<string, string> {
  return { charge_cents: String(amountCents), cost_cents: String(costCents) };
}

/** Keeps monthly gifts before the provider is asked for them: one row, one subscription. */
@Injectable()
export class RecurringStore {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly transitions: TransitionsService,
    private readonly clock: Clock,
  ) {}

  /** One that waits for its first charge; answers its id. */
  async begin(manager: EntityManager, donor: RecurringDonor, sums: Sums): Promise<number> {
    const now = this.clock.now();
    const { firstName, lastName, email, country, region } = donor;
    const inserted = await manager.insert(RecurringDonationEntity, {
      firstName,
      lastName,
      email,
      country,
      region,
      amountCents: sums.amountCents,
      costCents: sums.costCents,
      state: 'pending',
      nextCheckAt: now,
      createdAt: now,
    });
    return inserted.identifiers[0]?.id as number;
  }

  /** Whether it still waits for its first charge. */
  isWaiting(manager: EntityManager, id: number): Promise<boolean> {
    return manager.existsBy(RecurringDonationEntity, { id, state: 'pending' });
  }

  /** Corrected by the donor before the first charge. */
  async changeDonor(manager: EntityManager, id: number, donor: RecurringDonor): Promise<void> {
    const { firstName, lastName, email, country, region } = donor;
    await manager.update(
      RecurringDonationEntity,
      { id, state: 'pending' },
      { firstName, lastName, email, country, region },
    );
  }

  /** The donor has chosen something else; nothing of it can be charged any more. */
  async abandon(manager: EntityManager, id: number, cause: string): Promise<void> {
    const { affected } = await manager.update(
      RecurringDonationEntity,
      { id, state: 'pending' },
      { state: 'failed', nextCheckAt: null },
    );
    if (affected !== 1) return;
    const move = { kind: MONTHLY_GIFT, subjectId: id, from: 'pending', to: 'failed', cause };
    await this.transitions.record(manager, move);
  }

  /** The provider's ids, in the transaction that keeps them with the first payment. */
  async begun(manager: EntityManager, donationId: number, subscription: BegunSubscription): Promise<void> {
    const { subscriptionId, customerId } = subscription;
    const lookAt = new Date(this.clock.now().getTime() + this.settings.reconcileAfterS * 1000);
    await manager.query(
      `UPDATE monthly_gifts SET subscription_id = $2, customer_id = $3, next_check_at = $4, revision = revision + 1
       WHERE id = (SELECT monthly_gift_id FROM donations WHERE id = $1)`,
      [donationId, subscriptionId, customerId, lookAt],
    );
  }
}
