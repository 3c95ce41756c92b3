/** Letters to donors and buyers, and the box they wait in. */
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MailerService } from './mailer.service.ts';
import { OutboxService } from './outbox.service.ts';

@Module({ imports: [JobsModule], providers: [MailerService, OutboxService], exports: [OutboxService] })
export class MailModule {}
