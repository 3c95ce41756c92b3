import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { notificationsResponse, notificationsSchema } from '@paniscus/domain/session';
import type { Notifications, NotificationsRequest } from '@paniscus/domain/session';
import { Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { Audited } from '../audit/audited.decorator.ts';
import { Roles, StaffUser } from '../auth/staff-identity.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { NotificationPreferencesEntity } from './notification-preferences.entity.ts';
import { NotificationPreferences } from './notification-preferences.service.ts';

/** All emails are about money or donors, which only admins see. */
@Roles('admin')
@Controller('account/notifications')
export class NotificationsController {
  constructor(private readonly preferences: NotificationPreferences) {}

  @Endpoint({
    summary: 'Returns which emails the signed-in staff member receives.',
    response: { description: 'The chosen emails; none by default.', schema: notificationsResponse },
  })
  @Header('cache-control', 'no-store')
  @Get()
  get(@StaffUser() staff: StaffIdentity): Promise<Notifications> {
    return this.preferences.get(staff);
  }

  @Endpoint({
    summary: 'Chooses which emails the signed-in staff member receives.',
    response: { description: 'The chosen emails.', schema: notificationsResponse },
  })
  @Header('cache-control', 'no-store')
  @Audited('account.notifications_changed', { changes: NotificationPreferencesEntity })
  @Put()
  async save(
    @Body(new SchemaPipe(notificationsSchema)) body: NotificationsRequest,
    @StaffUser() staff: StaffIdentity,
  ): Promise<Notifications> {
    await this.preferences.save(staff, body);
    return this.preferences.get(staff);
  }
}
