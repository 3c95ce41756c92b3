import { Global, Module } from '@nestjs/common';
import { StaffModule } from '../staff/staff.module.ts';
import { NotificationPreferences } from './notification-preferences.service.ts';
import { NotificationsController } from './notifications.controller.ts';
import { StaffNotificationEmailBuilder } from './staff-notification-email.builder.ts';
import { StaffNotifications } from './staff-notifications.service.ts';

/** Emails to staff about events; every module sends them with `StaffNotifications`. */
@Global()
@Module({
  imports: [StaffModule],
  controllers: [NotificationsController],
  providers: [NotificationPreferences, StaffNotificationEmailBuilder, StaffNotifications],
  exports: [StaffNotifications],
})
export class NotificationsModule {}
