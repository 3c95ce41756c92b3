import { Inject, Injectable } from '@nestjs/common';
import type { Account, ChangePasswordForm, StaffSession } from '@paniscus/domain/session';
import { notFound, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.ts';
import { SessionsService } from '../auth/sessions/sessions.service.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { StaffLinksService } from '../links/staff-links.service.ts';
import { StaffService } from '../staff/staff.service.ts';
import { CurrentPasswords } from './current-passwords.service.ts';
import { PasswordsService } from './passwords.service.ts';

/** A staff member's own account. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly staff: StaffService,
    private readonly sessions: SessionsService,
    private readonly links: StaffLinksService,
    private readonly passwords: PasswordsService,
    private readonly currentPasswords: CurrentPasswords,
    private readonly audit: AuditService,
  ) {}

  async get({ accountId }: StaffIdentity): Promise<Account> {
    const account = await this.staff.findById(accountId);
    if (account === undefined) throw notFound();
    const { id, username, byline: name, email, role } = account;
    const pending_email = await this.links.findPendingEmail(accountId);
    const can_change_email = this.settings.hasMailServer;
    return { id, username, name, email, pending_email, can_change_email, role };
  }

  /** Ends the account's other sessions. Throws a 422 problem for a wrong or weak password. */
  async changePassword(staff: StaffIdentity, form: ChangePasswordForm): Promise<void> {
    await this.currentPasswords.verify(staff, form.current_password);
    const names = [staff.username, staff.byline];
    const passwordHash = await this.passwords.hashNew(form.new_password, names, 'new_password');
    await this.dataSource.transaction(async (manager) => {
      await this.passwords.replace(manager, staff.accountId, passwordHash, staff.sessionId);
      await this.audit.record(staff, 'account.password_changed', {}, manager);
    });
  }

  async listSessions({ accountId, sessionId }: StaffIdentity): Promise<StaffSession[]> {
    const sessions = await this.sessions.listActive(accountId);
    return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: id === sessionId,
    }));
  }

  /** Throws a 404 problem when the account has no active session with this id. */
  async endSession(staff: StaffIdentity, sessionId: string): Promise<void> {
    if (!(await this.sessions.end(staff.accountId, sessionId))) throw notFound();
    await this.audit.record(staff, 'account.session_ended');
  }

  async endOtherSessions(staff: StaffIdentity): Promise<void> {
    const hadOthers = await this.sessions.endOthers(staff.accountId, staff.sessionId);
    if (hadOthers) await this.audit.record(staff, 'account.sessions_ended');
  }
}
