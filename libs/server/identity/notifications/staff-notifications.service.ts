import { Injectable } from '@nestjs/common';
import type { NotificationTopic } from '@paniscus/domain/session';
import type { StaffNotice } from '@paniscus/emails';
import { Clock, EmailOutbox } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import type { NotificationSubject, StaffNotificationEntity } from './staff-notification.entity.ts';

export const STAFF_NOTIFICATION = 'staff-notification';

export type NotificationEvent = {
  /** Identifies the event: nobody receives a second email with the same key. */
  key: string;
  /** People receive one email, for the first of these topics that they chose. */
  topics: readonly NotificationTopic[];
  subjectKind: NotificationSubject;
  subjectId: number;
  /** Compared with the amount that each person set. */
  amountCents?: number;
};

/** Text of an email, built when it is sent; undefined when it is no longer needed. */
export type DescribeSubject = (
  subjectId: number,
  topic: NotificationTopic,
  eventKey: string,
) => Promise<StaffNotice | undefined>;

/**
 * Emails staff about events, for example
 * `notifications.notify(manager, { key: 'donation:17:paid', topics: ['new_donation'], … })`.
 */
@Injectable()
export class StaffNotifications {
  private readonly subjects = new Map<NotificationSubject, DescribeSubject>();

  constructor(
    private readonly outbox: EmailOutbox,
    private readonly clock: Clock,
  ) {}

  /** The library that owns a kind of subject registers its text in `onModuleInit`. */
  register(kind: NotificationSubject, describe: DescribeSubject): void {
    this.subjects.set(kind, describe);
  }

  describe({
    subjectKind,
    subjectId,
    topic,
    eventKey,
  }: StaffNotificationEntity): Promise<StaffNotice | undefined> {
    const describe = this.subjects.get(subjectKind);
    if (describe === undefined) throw new Error(`No text is registered for '${subjectKind}'.`);
    return describe(subjectId, topic, eventKey);
  }

  /** Adds the emails to the outbox in the transaction that records the event. */
  async notify(manager: EntityManager, event: NotificationEvent): Promise<void> {
    const added = await manager.query<{ id: number }[]>(
      `INSERT INTO staff_notifications (account_id, event_key, topic, subject_kind, subject_id, created_at)
       SELECT a.id, $1, chosen.topic, $3, $4, $5
       FROM staff_accounts a JOIN staff_notification_preferences p ON p.account_id = a.id
       CROSS JOIN LATERAL (
         SELECT e.topic FROM unnest($2::text[]) WITH ORDINALITY AS e (topic, position)
         WHERE e.topic = ANY (p.topics) ORDER BY e.position LIMIT 1) AS chosen
       WHERE a.role = 'admin' AND a.disabled_at IS NULL AND a.email IS NOT NULL AND a.password_hash IS NOT NULL
         AND ($6::integer IS NULL OR $6::integer >= p.donation_min_cents)
       ORDER BY a.id
       ON CONFLICT ON CONSTRAINT staff_notifications_event_unique DO NOTHING RETURNING id`,
      [
        event.key,
        [...event.topics],
        event.subjectKind,
        event.subjectId,
        this.clock.now(),
        event.amountCents ?? null,
      ],
    );
    for (const { id } of added) await this.outbox.enqueue(manager, STAFF_NOTIFICATION, id);
  }
}
