import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { recurringProblemNotice } from '@paniscus/emails';
import type { StaffNotice } from '@paniscus/emails';
import { paths } from '@paniscus/routes';
import { StaffNotifications } from '@paniscus/server/identity';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { getUnpaidCents } from '../recurring-donation.view.ts';

/** Emails to staff about failed charges of recurring donations. */
@Injectable()
export class RecurringNotices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: StaffNotifications,
  ) {}

  onModuleInit(): void {
    this.notifications.register('recurring_donation', (id) => this.describe(id));
  }

  /** `eventId` is the stored failure, which exists once per unpaid invoice. */
  async notifyFailed(manager: EntityManager, id: number, eventId: number): Promise<void> {
    await this.notifications.notify(manager, {
      key: `recurring_donation:${id}:failed:${eventId}`,
      topics: ['payment_problem'],
      subjectKind: 'recurring_donation',
      subjectId: id,
    });
  }

  /** Undefined when the donor fixed the payment before the email was sent. */
  private async describe(id: number): Promise<StaffNotice | undefined> {
    const donation = await this.dataSource.manager.findOneByOrFail(RecurringDonationEntity, { id });
    if (donation.state !== 'past_due') return undefined;
    const { frequency, failure } = donation;
    const amountCents = getUnpaidCents(donation);
    return recurringProblemNotice({ amountCents, frequency, failure, path: paths.staffRecurringDonations });
  }
}
