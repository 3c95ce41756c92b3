import { Injectable } from '@nestjs/common';
import type { AcceptInvitationForm, Invitation } from '@paniscus/domain/session';
import { notFound } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { PasswordsService } from '../account/passwords.service.ts';
import { AuditService } from '../audit/audit.service.ts';
import { LoginService } from '../auth/login.service.ts';
import type { Login, LoginOrigin } from '../auth/login.service.ts';
import { StaffAccountEntity } from '../staff/staff-account.entity.ts';
import { StaffService } from '../staff/staff.service.ts';
import type { StaffAccount } from '../staff/staff.service.ts';
import { StaffLinksService } from './staff-links.service.ts';

/** How invited people set their name and password. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: StaffLinksService,
    private readonly staff: StaffService,
    private readonly passwords: PasswordsService,
    private readonly login: LoginService,
    private readonly audit: AuditService,
  ) {}

  /** Throws a 404 problem when the link does not work, or not any more. */
  async get(token: string): Promise<Invitation> {
    const { username: email, role } = await this.getInvited(token);
    return { email, role };
  }

  /** Completes the account and signs it in. Throws problems of status 404, and 422 for a weak password. */
  async accept(token: string, { name, password }: AcceptInvitationForm, origin: LoginOrigin): Promise<Login> {
    const { username } = await this.getInvited(token);
    const byline = name.normalize('NFC').trim();
    const passwordHash = await this.passwords.hashNew(password, [username, byline]);
    const id = await this.dataSource.transaction(async (manager) => {
      const { accountId } = await this.links.use(manager, 'invitation', token);
      await manager.update(StaffAccountEntity, { id: accountId }, { byline });
      await this.passwords.replace(manager, accountId, passwordHash);
      await this.audit.record({ accountId, username }, 'staff.joined', { subjectId: accountId }, manager);
      return accountId;
    });
    const account = await this.staff.findById(id);
    if (account === undefined) throw notFound();
    return this.login.open(account, origin);
  }

  private async getInvited(token: string): Promise<StaffAccount> {
    const account = await this.staff.findById(await this.links.getAccountId('invitation', token));
    if (account === undefined || account.isDisabled) throw notFound();
    return account;
  }
}
