import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Refundables } from '@paniscus/server/payments';
import type { Refundable } from '@paniscus/server/payments';
import type { EntityManager } from 'typeorm';
import { DonationEntity } from '../donation/donation.entity.ts';
import { DonationNotices } from '../one-time/notices/donation-notices.service.ts';

export const DONATION = 'donation';

/** Applies refunds to a donation. Donations need no fulfillment, so refunds never wait. */
@Injectable()
export class RefundableDonation implements Refundable, OnModuleInit {
  readonly kind = DONATION;
  readonly labels = { payable: 'donation', payer: 'donor' };

  constructor(
    private readonly refundables: Refundables,
    private readonly notices: DonationNotices,
  ) {}

  onModuleInit(): void {
    this.refundables.register(this);
  }

  lock(manager: EntityManager, id: number): Promise<DonationEntity> {
    return manager.findOneOrFail(DonationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async hold(): Promise<void> {}

  async releaseHold(): Promise<void> {}

  /** Appends to earlier reasons. */
  async flagForAttention(manager: EntityManager, id: number, reason: string): Promise<void> {
    const { attention: known } = await this.lock(manager, id);
    if (known?.includes(reason)) return;
    await manager.update(
      DonationEntity,
      { id },
      { attention: known === null ? reason : `${known} ${reason}` },
    );
    await this.notices.notifyProblem(manager, id);
  }
}
