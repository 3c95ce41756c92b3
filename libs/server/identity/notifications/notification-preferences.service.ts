import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Notifications, NotificationsRequest } from '@paniscus/domain/session';
import { DataSource } from 'typeorm';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { NotificationPreferencesEntity } from './notification-preferences.entity.ts';

/** Until somebody sets another amount. */
const DONATION_MIN_CENTS = 10_000;

/** The emails that staff chose on their account page. */
@Injectable()
export class NotificationPreferences {
  constructor(private readonly dataSource: DataSource) {}

  async get({ accountId }: Pick<StaffIdentity, 'accountId'>): Promise<Notifications> {
    const row = await this.dataSource.manager.findOneBy(NotificationPreferencesEntity, { accountId });
    return {
      topics: row?.topics ?? [],
      donation_min_cents: row?.donationMinCents ?? DONATION_MIN_CENTS,
    };
  }

  async save(
    { accountId }: StaffIdentity,
    { topics, donation_min_cents }: NotificationsRequest,
  ): Promise<void> {
    const chosen = { topics: [...new Set(topics)], donation_min_cents };
    if (isDeepStrictEqual(await this.get({ accountId }), chosen)) return;
    await this.dataSource.manager.upsert(
      NotificationPreferencesEntity,
      { accountId, topics: chosen.topics, donationMinCents: donation_min_cents },
      ['accountId'],
    );
  }
}
