import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { JobsService, notFound, RateLimitsService, tooMany } from '@paniscus/server/platform';
import type { JobQueue } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { PasswordsService } from '../account/passwords.service.ts';
import { AuditService } from '../audit/audit.service.ts';
import { StaffService } from '../staff/staff.service.ts';
import type { StaffAccount } from '../staff/staff.service.ts';
import { StaffLinksService } from './staff-links.service.ts';

const PER_NETWORK = { limit: 20, windowS: 3600 };
/** Emails per account; further requests are silently dropped. */
const PER_ACCOUNT = { limit: 3, windowS: 3600 };

/** The id is 0 when no account has the email address. */
const SEND_RESET: JobQueue<{ accountId: number }> = { name: 'send-password-reset', retryLimit: 5 };

/** Password resets by email; the response never reveals whether an email address is known. */
@Injectable()
export class PasswordResetService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly limits: RateLimitsService,
    private readonly links: StaffLinksService,
    private readonly staff: StaffService,
    private readonly passwords: PasswordsService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEND_RESET, ({ accountId }) => this.send(accountId));
  }

  /** Does the same work for every email address. Throws a 429 problem. */
  async request(email: string, network: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take('password-reset-asked', network, PER_NETWORK);
    if (!isAllowed) throw tooMany(retryAfterS);
    const account = await this.staff.findByEmail(email);
    await this.dataSource.transaction((manager) =>
      this.jobs.enqueue(manager, SEND_RESET, { accountId: account?.id ?? 0 }),
    );
    this.jobs.wake();
  }

  /** Throws a 404 problem when the link does not work, or not any more. */
  async assertLink(token: string): Promise<void> {
    await this.getAccount(token);
  }

  /** Sets the password and ends all sessions. Throws problems of status 404, and 422 for a weak password. */
  async reset(token: string, password: string): Promise<void> {
    const { username, byline } = await this.getAccount(token);
    const passwordHash = await this.passwords.hashNew(password, [username, byline]);
    await this.dataSource.transaction(async (manager) => {
      const { accountId } = await this.links.use(manager, 'password-reset', token);
      await this.passwords.replace(manager, accountId, passwordHash);
      await this.audit.record({ accountId, username }, 'account.password_reset', {}, manager);
    });
  }

  private async getAccount(token: string): Promise<StaffAccount> {
    const account = await this.staff.findById(await this.links.getAccountId('password-reset', token));
    if (account === undefined || account.isDisabled) throw notFound();
    return account;
  }

  private async send(accountId: number): Promise<void> {
    const account = await this.staff.findById(accountId);
    if (account === undefined || account.isDisabled) return;
    const { isAllowed } = await this.limits.take('password-reset-sent', String(accountId), PER_ACCOUNT);
    if (!isAllowed) return;
    await this.dataSource.transaction((manager) => this.links.send(manager, 'password-reset', accountId));
    this.jobs.wake();
  }
}
