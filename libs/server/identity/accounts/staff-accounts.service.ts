import { Injectable } from '@nestjs/common';
import type { InviteForm, StaffMember, StaffRole } from '@paniscus/domain/session';
import { Clock, EmailOutbox, JobsService, notFound, ProblemException } from '@paniscus/server/platform';
import { DataSource, IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.ts';
import type { Actor } from '../audit/audit.service.ts';
import { StaffLinksService } from '../links/staff-links.service.ts';
import { StaffAccountEntity } from '../staff/staff-account.entity.ts';
import { normalizeUsername } from '../staff/staff.service.ts';
import { removeTwoStep } from '../two-step/remove-two-step.ts';
import { TwoStepNotices } from '../two-step/two-step-notices.service.ts';
import { readStaffMembers } from './staff-member.query.ts';

const conflict = (detail: string) => new ProblemException(409, { detail });

/** What admins do with the accounts of other staff; each change is recorded in the audit log. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly links: StaffLinksService,
    private readonly audit: AuditService,
    private readonly notices: TwoStepNotices,
    private readonly outbox: EmailOutbox,
  ) {}

  list(): Promise<StaffMember[]> {
    return readStaffMembers(this.dataSource.manager);
  }

  /** Throws a 404 problem. */
  async get(id: number): Promise<StaffMember> {
    const [member] = await readStaffMembers(this.dataSource.manager, id);
    if (member === undefined) throw notFound();
    return member;
  }

  /** Creates an account without a password and emails a link to set one. Throws problems of status 409 (known email) and 422. */
  async invite({ email, role }: InviteForm, actor: Actor): Promise<StaffMember> {
    await this.outbox.assertDeliverable('email', email.trim());
    const id = await this.dataSource.transaction(async (manager) => {
      const accountId = await this.insertInvited(manager, email.trim(), role);
      await this.links.send(manager, 'invitation', accountId);
      await this.audit.record(
        actor,
        'staff.invited',
        { subjectId: accountId, details: { email: email.trim(), role } },
        manager,
      );
      return accountId;
    });
    this.jobs.wake();
    return this.get(id);
  }

  async resendInvitation(id: number, actor: Actor): Promise<void> {
    await this.change(id, async (manager, account) => {
      assertInvited(account);
      await this.links.send(manager, 'invitation', id);
      await this.record(manager, actor, 'staff.invited', account);
    });
    this.jobs.wake();
  }

  async cancelInvitation(id: number, actor: Actor): Promise<void> {
    await this.change(id, async (manager, account) => {
      assertInvited(account);
      await manager.delete(StaffAccountEntity, { id, passwordHash: IsNull() });
      await this.record(manager, actor, 'staff.invitation_canceled', account);
    });
  }

  /** Throws a 409 problem when this would leave no admin. */
  async setRole(id: number, role: StaffRole, actor: Actor): Promise<void> {
    await this.change(id, async (manager, account) => {
      if (account.role === role) return;
      if (role !== 'admin') await assertOtherAdmin(manager, account);
      await manager.update(StaffAccountEntity, { id }, { role });
      await this.record(manager, actor, 'staff.role_changed', account, { from: account.role, to: role });
    });
  }

  /** Ends all sessions at once. Throws a 409 problem when this would leave no admin. */
  async disable(id: number, actor: Actor): Promise<void> {
    await this.change(id, async (manager, account) => {
      if (account.disabledAt !== null) return;
      await assertOtherAdmin(manager, account);
      const sessionEpoch = () => 'session_epoch + 1';
      await manager.update(StaffAccountEntity, { id }, { disabledAt: this.clock.now(), sessionEpoch });
      await this.record(manager, actor, 'staff.disabled', account);
    });
  }

  async enable(id: number, actor: Actor): Promise<void> {
    await this.change(id, async (manager, account) => {
      if (account.disabledAt === null) return;
      await manager.update(StaffAccountEntity, { id }, { disabledAt: () => 'NULL' });
      await this.record(manager, actor, 'staff.enabled', account);
    });
  }

  /** Ends all sessions of an account, which may sign in again. */
  async signOut(id: number, actor: Actor): Promise<void> {
    await this.change(id, async (manager, account) => {
      await manager.update(StaffAccountEntity, { id }, { sessionEpoch: () => 'session_epoch + 1' });
      await this.record(manager, actor, 'staff.signed_out', account);
    });
  }

  /** For a person who lost the device. Throws a 409 problem for the own account, where it takes a code. */
  async turnOffTwoStep(id: number, actor: Actor): Promise<void> {
    if (id === actor.accountId) throw conflict('Turn off your own two-step sign-in on your account page.');
    await this.change(id, async (manager, { username }) => {
      if (!(await removeTwoStep(manager, id))) return;
      await this.notices.record(manager, actor, 'staff.two_step_off', { accountId: id, username });
    });
    this.jobs.wake();
  }

  /** Runs a change in a transaction; changes of accounts wait for each other. */
  private async change(
    id: number,
    run: (manager: EntityManager, account: StaffAccountEntity) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockAdmins(manager);
      const account = await manager.findOneBy(StaffAccountEntity, { id });
      if (account === null) throw notFound();
      await run(manager, account);
    });
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    action: Parameters<AuditService['record']>[1],
    { id, username }: StaffAccountEntity,
    details: Record<string, string> = {},
  ): Promise<void> {
    return this.audit.record(
      actor,
      action,
      { subjectId: id, details: { account: username, ...details } },
      manager,
    );
  }

  private async insertInvited(manager: EntityManager, email: string, role: StaffRole): Promise<number> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(StaffAccountEntity)
      .values({
        username: email,
        usernameKey: normalizeUsername(email),
        byline: email,
        email,
        role,
        passwordHash: null,
        createdAt: this.clock.now(),
      })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = raw as { id: number }[];
    if (row === undefined) throw conflict('This email address already has an account or an invitation.');
    return row.id;
  }
}

/** Serializes changes of accounts, so that two of them cannot remove the last two admins. */
async function lockAdmins(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('staff_accounts'))");
}

async function assertOtherAdmin(manager: EntityManager, { id, role }: StaffAccountEntity): Promise<void> {
  if (role !== 'admin') return;
  const hasOther = await manager
    .createQueryBuilder(StaffAccountEntity, 'account')
    .where("account.id <> :id AND account.role = 'admin'", { id })
    .andWhere('account.disabled_at IS NULL AND account.password_hash IS NOT NULL')
    .getExists();
  if (!hasOther) throw conflict('This is the last administrator. Give another person the role first.');
}

function assertInvited({ passwordHash }: StaffAccountEntity): void {
  if (passwordHash !== null) throw conflict('This person has already accepted the invitation.');
}
