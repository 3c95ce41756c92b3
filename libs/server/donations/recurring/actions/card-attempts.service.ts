import { Injectable } from '@nestjs/common';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import { tooMany, EventLog, RateLimitsService } from '@paniscus/server/platform';
import type { Limit } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';

/** Declined cards per recurring donation. A donor mistypes a card now and then; card testing needs many attempts. */
const DECLINES: Limit = { limit: 5, windowS: 3600 };
const BUCKET = 'monthly-card-declines';

/** Counts cards declined during setup, so that a donor portal link cannot be used for card testing. */
@Injectable()
export class CardAttempts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitsService,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly log: EventLog,
  ) {}

  async assertAllowed(recurringDonationId: number): Promise<void> {
    if ((await this.countDeclines(recurringDonationId)) >= DECLINES.limit) throw tooMany(DECLINES.windowS);
  }

  /** Counts a declined card. At the limit the setup intent is canceled, so no further card can be tried on it. */
  async recordDecline(recurringDonationId: number, setupIntentId: string): Promise<void> {
    await this.limits.take(BUCKET, String(recurringDonationId), DECLINES);
    if ((await this.countDeclines(recurringDonationId)) < DECLINES.limit) return;
    this.log.record('card_setup_canceled', { recurringDonationId });
    await this.subscriptions.cancelSetup(setupIntentId);
  }

  private countDeclines(recurringDonationId: number): Promise<number> {
    return this.limits.countTaken(this.dataSource.manager, BUCKET, String(recurringDonationId));
  }
}
