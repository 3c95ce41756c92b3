import type { NotificationTopic } from '@paniscus/domain/session';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Emails that a staff member chose; without a row, none. */
@Entity('staff_notification_preferences')
export class NotificationPreferencesEntity {
  @PrimaryColumn('integer', { name: 'account_id' })
  accountId: number;

  @Column('text', { array: true })
  topics: NotificationTopic[];

  @Column('integer', { name: 'donation_min_cents' })
  donationMinCents: number;
}
