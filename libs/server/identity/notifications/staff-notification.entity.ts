import type { NotificationTopic } from '@paniscus/domain/session';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a notification is about. */
export type NotificationSubject = 'order' | 'donation' | 'recurring_donation' | 'tribute' | 'day';

/** One email to one staff member about one event. */
@Entity('staff_notifications')
export class StaffNotificationEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'account_id' })
  accountId: number;

  /** Identifies the event; unique for each account. */
  @Column('text', { name: 'event_key' })
  eventKey: string;

  @Column('text')
  topic: NotificationTopic;

  @Column('text', { name: 'subject_kind' })
  subjectKind: NotificationSubject;

  /** Id of the order, donation and so on; a day is a number such as 20261125. */
  @Column('integer', { name: 'subject_id' })
  subjectId: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
