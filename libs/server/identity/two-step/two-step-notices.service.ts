import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { AuditAction } from '@paniscus/domain/session';
import { DAY_MS } from '@paniscus/domain/timing';
import { twoStepEmail } from '@paniscus/emails';
import type { Email, TwoStepChange } from '@paniscus/emails';
import { Clock, EmailOutbox, Scheduler } from '@paniscus/server/platform';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AuditEventEntity } from '../audit/audit-event.entity.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { Actor } from '../audit/audit.service.ts';
import { StaffService } from '../staff/staff.service.ts';

const EMAIL_KIND = 'staff-two-step';
const MINUTE_MS = 60_000;

const CHANGES: Partial<Record<AuditAction, TwoStepChange>> = {
  'account.two_step_on': 'on',
  'account.two_step_off': 'off',
  'account.recovery_codes_created': 'codes-created',
  'account.recovery_code_used': 'code-used',
  'staff.two_step_off': 'off-by-admin',
};

/** Records changes of two-step sign-in in the audit log and emails each to the person, who may know nothing of it. */
@Injectable()
export class TwoStepNotices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly outbox: EmailOutbox,
    private readonly staff: StaffService,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.outbox.register({ kind: EMAIL_KIND, build: (eventId) => this.build(eventId) });
    this.scheduler.schedule({
      name: 'two_step_notices',
      everyMs: MINUTE_MS,
      run: () => this.enqueueForCommandLine(),
    });
  }

  /** Wake the job queue after the commit. */
  async record(manager: EntityManager, actor: Actor, action: AuditAction, account: Actor): Promise<void> {
    const isOwn = actor.accountId === account.accountId;
    const facts = isOwn
      ? {}
      : { subjectId: account.accountId ?? undefined, details: { account: account.username } };
    const eventId = await this.audit.append(actor, action, facts, manager);
    await this.outbox.enqueue(manager, EMAIL_KIND, eventId);
  }

  /** The staff command has no job queue, so its changes are found in the audit log. Repeating has no effect. */
  async enqueueForCommandLine(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    await this.dataSource.transaction(async (manager) => {
      const events = await manager.findBy(AuditEventEntity, {
        action: 'staff.two_step_off',
        actorId: IsNull(),
        at: MoreThan(since),
      });
      for (const { id } of events) await this.outbox.enqueue(manager, EMAIL_KIND, id);
    });
  }

  private async build(eventId: number): Promise<Email | undefined> {
    const event = await this.dataSource.manager.findOneBy(AuditEventEntity, { id: eventId });
    const change = event === null ? undefined : CHANGES[event.action as AuditAction];
    const account = event && (await this.staff.findById(event.subjectId ?? event.actorId ?? 0));
    if (change === undefined || !account || account.isDisabled || account.email === null) return undefined;
    return twoStepEmail({ name: account.byline, email: account.email, change });
  }
}
