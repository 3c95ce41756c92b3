import { Inject, Injectable } from '@nestjs/common';
import type { ChangeEmailForm } from '@paniscus/domain/session';
import {
  EmailOutbox,
  invalid,
  JobsService,
  notFound,
  ProblemException,
  RateLimitsService,
  SETTINGS,
  tooMany,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { EMAIL_CHANGE_NOTICE, StaffLinksService } from '../links/staff-links.service.ts';
import { StaffAccountEntity } from '../staff/staff-account.entity.ts';
import { StaffService } from '../staff/staff.service.ts';
import { CurrentPasswords } from './current-passwords.service.ts';

/** Emails per account. */
const PER_ACCOUNT = { limit: 5, windowS: 3600 };

/** Changes a staff member's own email address, once the new one is confirmed. */
@Injectable()
export class AccountEmailService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly staff: StaffService,
    private readonly currentPasswords: CurrentPasswords,
    private readonly limits: RateLimitsService,
    private readonly outbox: EmailOutbox,
    private readonly links: StaffLinksService,
    private readonly audit: AuditService,
    private readonly jobs: JobsService,
  ) {}

  /**
   * Emails a link to the new address and tells the current one. Throws problems of status 409 (no mail server), 422 (wrong
   * password, or an address that cannot be used) and 429.
   */
  async request(staff: StaffIdentity, { email, current_password }: ChangeEmailForm): Promise<void> {
    if (!this.settings.hasMailServer)
      throw new ProblemException(409, {
        detail: 'Email addresses cannot be confirmed until a mail server is set up.',
      });
    await this.currentPasswords.verify(staff, current_password);
    await this.outbox.assertDeliverable('email', email);
    const { accountId } = staff;
    const { isAllowed, retryAfterS } = await this.limits.take('email-change', String(accountId), PER_ACCOUNT);
    if (!isAllowed) throw tooMany(retryAfterS);
    await this.dataSource.transaction(async (manager) => {
      const { email: earlierEmail } = await manager.findOneByOrFail(StaffAccountEntity, { id: accountId });
      if (email === earlierEmail) throw invalid({ email: 'This is already your email address.' });
      await this.assertIsFree(manager, email, accountId);
      const linkId = await this.links.send(manager, 'email-change', accountId, { email, earlierEmail });
      if (earlierEmail !== null) await this.outbox.enqueue(manager, EMAIL_CHANGE_NOTICE, linkId);
      await this.audit.record(staff, 'account.email_requested', { details: { email } }, manager);
    });
    this.jobs.wake();
  }

  /**
   * Stores the address; links for a new password that were sent to the earlier one stop working. Does nothing when the
   * account has the address of the link already. Throws problems of status 404, also for a link of another account, and 422
   * when another account has the address by now.
   */
  async confirm(staff: StaffIdentity, token: string): Promise<void> {
    const { accountId } = staff;
    await this.dataSource.transaction(async (manager) => {
      const account = await manager.findOneOrFail(StaffAccountEntity, {
        where: { id: accountId },
        lock: { mode: 'pessimistic_write' },
      });
      const { email } = (await this.links.findEmailChange(manager, token, accountId)) ?? {};
      if (email === account.email) return;
      if (email === undefined || email === null) throw notFound();
      await this.links.use(manager, 'email-change', token);
      await this.assertIsFree(manager, email, accountId);
      await manager.update(StaffAccountEntity, { id: accountId }, { email });
      await this.links.revoke(manager, 'password-reset', accountId);
      await this.audit.record(staff, 'account.email_changed', { details: { email } }, manager);
    });
  }

  /** Throws a 422 problem; the database checks it as well. */
  private async assertIsFree(manager: EntityManager, email: string, ownId: number): Promise<void> {
    if (await this.staff.isEmailTaken(email, ownId, manager))
      throw invalid({ email: 'Another account has this email address.' });
  }
}
