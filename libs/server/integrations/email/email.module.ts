import { Global, Module } from '@nestjs/common';
import { EmailOutbox, JobsModule } from '@paniscus/server/platform';
import { EmailLogService } from './email-log.service.ts';
import { MailerService } from './mailer.service.ts';
import { OutboxService } from './outbox.service.ts';

@Global()
@Module({
  imports: [JobsModule],
  providers: [
    MailerService,
    OutboxService,
    EmailLogService,
    { provide: EmailOutbox, useExisting: OutboxService },
  ],
  exports: [EmailOutbox, OutboxService, EmailLogService],
})
export class EmailModule {}
