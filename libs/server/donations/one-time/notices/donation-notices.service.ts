import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { NotificationTopic } from '@paniscus/domain/session';
import { donationNotice, donationProblemNotice, repeatedDonationNotice } from '@paniscus/emails';
import type { StaffNotice } from '@paniscus/emails';
import { paths } from '@paniscus/routes';
import { StaffNotifications } from '@paniscus/server/identity';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';

/** Emails to staff about donations. */
@Injectable()
export class DonationNotices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: StaffNotifications,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.notifications.register('donation', (id, topic, eventKey) => this.describe(id, topic, eventKey));
  }

  /** Of a recurring donation only the first charge is new. */
  async notifyPaid(manager: EntityManager, id: number, amountCents: number): Promise<void> {
    const { recurringDonationId } = await manager.findOneByOrFail(DonationEntity, { id });
    const isNew =
      recurringDonationId === null || (await this.isFirstCharge(manager, id, recurringDonationId));
    if (!isNew) return;
    await this.notifications.notify(manager, {
      key: `donation:${id}:paid`,
      topics: ['new_donation'],
      subjectKind: 'donation',
      subjectId: id,
      amountCents,
    });
  }

  /** A second gift of a donor within minutes. */
  async notifyRepeated(manager: EntityManager, id: number): Promise<void> {
    await this.notifications.notify(manager, {
      key: getRepeatedKey(id),
      topics: ['payment_problem'],
      subjectKind: 'donation',
      subjectId: id,
    });
  }

  /** The caller has locked the row and found that the reason is new, so the time identifies the event. */
  async notifyProblem(manager: EntityManager, id: number): Promise<void> {
    await this.notifications.notify(manager, {
      key: `donation:${id}:problem:${this.clock.now().toISOString()}`,
      topics: ['payment_problem'],
      subjectKind: 'donation',
      subjectId: id,
    });
  }

  private async isFirstCharge(
    manager: EntityManager,
    id: number,
    recurringDonationId: number,
  ): Promise<boolean> {
    const hasEarlier = await manager
      .createQueryBuilder(DonationEntity, 'donation')
      .where('donation.recurringDonationId = :recurringDonationId', { recurringDonationId })
      .andWhere('donation.id <> :id AND donation.receipt_number IS NOT NULL', { id })
      .getExists();
    return !hasEarlier;
  }

  /** Undefined when it was refunded, or dealt with, before the email was sent. */
  private async describe(
    id: number,
    topic: NotificationTopic,
    eventKey: string,
  ): Promise<StaffNotice | undefined> {
    const donation = await this.dataSource.manager.findOneByOrFail(DonationEntity, { id });
    const { amountCents, attention: reason, frequency, fundName: fund, receiptNumber, status } = donation;
    const facts = { amountCents, frequency, fund, receiptNumber, path: paths.staffDonation(id) };
    const isPaid = status === 'succeeded' && receiptNumber !== null;
    if (topic === 'new_donation') return isPaid ? donationNotice(facts) : undefined;
    if (reason === null) return undefined;
    if (eventKey !== getRepeatedKey(id)) return donationProblemNotice({ ...facts, reason });
    return isPaid ? repeatedDonationNotice({ ...facts, reason }) : undefined;
  }
}

const getRepeatedKey = (id: number) => `donation:${id}:repeated`;
