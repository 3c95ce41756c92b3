import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { tooMany } from '../../common/problem.ts';
import { SecurityLog } from '../../common/security-log.ts';
import { LimitsService } from '../../limits/limits.service.ts';
import type { Limit } from '../../limits/limits.service.ts';
import { StripeSubscriptionsService } from '../../stripe/stripe-subscriptions.service.ts';

/** Of one monthly gift. A donor mistypes a card now and then; whoever tries stolen ones needs many. */
const DECLINES: Limit = { limit: 5, windowS: 3600 };
const BUCKET = 'monthly-card-declines';

/** Counts the cards that the provider declines to keep, so that a donor's link is no place to try them at. */
@Injectable()
export class CardTries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: LimitsService,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly log: SecurityLog,
  ) {}

  /** Throws a problem of status 429 when there have been too many. */
  async assertFew(giftId: number): Promise<void> {
    if ((await this.getCount(giftId)) >= DECLINES.limit) throw tooMany(DECLINES.windowS);
  }

  /** One more was declined. After the last one allowed no other can be given where it was. */
  async declined(giftId: number, setupIntentId: string): Promise<void> {
    await this.limits.take(BUCKET, String(giftId), DECLINES);
    if ((await this.getCount(giftId)) < DECLINES.limit) return;
    this.log.record('card_setup_given_up', { recurringDonationId: giftId });
    await this.subscriptions.cancelSetup(setupIntentId);
  }

  private getCount(giftId: number): Promise<number> {
    return this.limits.takenIn(this.dataSource.manager, BUCKET, String(giftId));
  }
}
