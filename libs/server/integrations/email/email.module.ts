import { Module } from '@nestjs/common';
import { JobsModule } from '@paniscus/server/platform';
import { EmailLogService } from './email-log.service.ts';
import { MailerService } from './mailer.service.ts';
import { OutboxService } from './outbox.service.ts';

@Module({
  imports: [JobsModule],
  providers: [MailerService, OutboxService, EmailLogService],
  exports: [OutboxService, EmailLogService],
})
export class EmailModule {}
