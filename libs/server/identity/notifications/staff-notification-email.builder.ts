import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { NOTIFICATIONS_ANCHOR } from '@paniscus/domain/session';
import type { NotificationTopic } from '@paniscus/domain/session';
import { staffNoticeEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { paths } from '@paniscus/routes';
import { EmailOutbox, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource, In, MoreThan } from 'typeorm';
import { StaffService } from '../staff/staff.service.ts';
import { NotificationPreferences } from './notification-preferences.service.ts';
import { StaffNotificationEntity } from './staff-notification.entity.ts';
import { STAFF_NOTIFICATION, StaffNotifications } from './staff-notifications.service.ts';

/** Composes an email to staff, unless the person may not or does not want to receive it any more. */
@Injectable()
export class StaffNotificationEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = STAFF_NOTIFICATION;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: EmailOutbox,
    private readonly staff: StaffService,
    private readonly preferences: NotificationPreferences,
    private readonly notifications: StaffNotifications,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async build(id: number): Promise<Email | undefined> {
    const notification = await this.dataSource.manager.findOneByOrFail(StaffNotificationEntity, { id });
    const { accountId, topic } = notification;
    const account = await this.staff.findById(accountId);
    if (!account || account.isDisabled || account.email === null || account.role !== 'admin')
      return undefined;
    const { topics } = await this.preferences.get({ accountId });
    const notice = topics.includes(topic) ? await this.notifications.describe(notification) : undefined;
    if (notice === undefined || (await this.isCoveredLater(notification, topics))) return undefined;
    const { byline: name, email } = account;
    return staffNoticeEmail({
      name,
      email,
      notice,
      url: this.toUrl(notice.path),
      preferencesUrl: this.toUrl(`${paths.account}#${NOTIFICATIONS_ANCHOR}`),
    });
  }

  /** Whether a later email to the person about the same subject says this too: every text states all that is known. */
  private async isCoveredLater(
    { id, accountId, subjectKind, subjectId }: StaffNotificationEntity,
    topics: NotificationTopic[],
  ): Promise<boolean> {
    const later = await this.dataSource.manager.findBy(StaffNotificationEntity, {
      id: MoreThan(id),
      accountId,
      subjectKind,
      subjectId,
      topic: In(topics),
    });
    const notices = await Promise.all(later.map((one) => this.notifications.describe(one)));
    return notices.some((notice) => notice !== undefined);
  }

  private toUrl(path: string): string {
    return new URL(path, this.settings.publicUrl).href;
  }
}
