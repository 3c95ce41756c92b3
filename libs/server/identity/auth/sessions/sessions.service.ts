import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TokenPair } from '@paniscus/domain/session';
import { DAY_MS } from '@paniscus/domain/timing';
import { Clock, unauthorized, EventLog, Scheduler } from '@paniscus/server/platform';
import { DataSource, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.ts';
import { StaffService } from '../../staff/staff.service.ts';
import type { StaffAccount } from '../../staff/staff.service.ts';
import { AccessTokens } from '../access-tokens.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { hashToken, generateRefreshToken } from './refresh-token.ts';
import { SessionEntity } from './session.entity.ts';

const ABSOLUTE_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** Two tabs that refresh at the same time both get a token pair. */
const GRACE_MS = 10_000;
/** How exact the last use is, so that a burst of requests is recorded once. */
const USE_PRECISION_MS = 60_000;
const PRUNE_EVERY_MS = 3_600_000;

type Rotation =
  | { kind: 'rotated'; session: SessionEntity; refresh: string }
  | { kind: 'reused'; session: SessionEntity }
  | { kind: 'ended' };

/** Staff sessions with refresh token rotation and reuse detection. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staff: StaffService,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
    private readonly eventLog: EventLog,
    private readonly audit: AuditService,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({ name: 'session_pruning', everyMs: PRUNE_EVERY_MS, run: () => this.prune() });
  }

  async create(account: StaffAccount, origin: { networkHash: string; device: string }): Promise<TokenPair> {
    const now = this.clock.now();
    const session = {
      id: randomUUID(),
      accountId: account.id,
      accountEpoch: account.sessionEpoch,
      ...origin,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    };
    const refresh = await this.dataSource.transaction(async (manager) => {
      await manager.insert(SessionEntity, session);
      return issueToken(manager, session.id, now);
    });
    return { access: this.accessTokens.sign(account.id, session.id), refresh };
  }

  /** Exchanges a refresh token for the next token pair; throws 401 when it is invalid or expired. */
  async refresh(token: string): Promise<TokenPair> {
    const rotation = await this.dataSource.transaction((manager) =>
      rotate(manager, hashToken(token), this.clock.now()),
    );
    if (rotation.kind === 'reused') {
      const { id, accountId } = rotation.session;
      this.eventLog.record('refresh_token_reused', { accountId, sessionId: id });
    }
    if (rotation.kind !== 'rotated' || (await this.findActiveAccount(rotation.session)) === undefined)
      throw unauthorized('The session has ended. Please sign in again.');
    const { session, refresh } = rotation;
    return { access: this.accessTokens.sign(session.accountId, session.id), refresh };
  }

  /** Revokes the family of a refresh token; ignores unknown tokens. */
  async revoke(token: string): Promise<void> {
    const stored = await this.dataSource
      .getRepository(RefreshTokenEntity)
      .findOneBy({ tokenHash: hashToken(token) });
    if (stored === null) return;
    const { affected } = await this.dataSource
      .getRepository(SessionEntity)
      .update({ id: stored.sessionId, endedAt: IsNull() }, { endedAt: this.clock.now() });
    this.eventLog.record('session_ended', { sessionId: stored.sessionId });
    if (affected === 1) await this.recordSignOut(stored.sessionId);
  }

  /** Active sessions of an account, last used first. */
  async listActive(accountId: number): Promise<SessionEntity[]> {
    const account = await this.staff.findById(accountId);
    const sessions = await this.dataSource.getRepository(SessionEntity).find({
      where: { accountId, accountEpoch: account?.sessionEpoch ?? -1, endedAt: IsNull() },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
    });
    return sessions.filter((session) => isActive(session, this.clock.now()));
  }

  /** Ends the sessions of an account except one; false when there were no others. */
  async endOthers(accountId: number, sessionId: string): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(SessionEntity)
      .update({ accountId, id: Not(sessionId), endedAt: IsNull() }, { endedAt: this.clock.now() });
    return affected !== 0;
  }

  /** Ends an active session of an account; false when there is none with this id. */
  async end(accountId: number, sessionId: string): Promise<boolean> {
    const session = (await this.listActive(accountId)).find(({ id }) => id === sessionId);
    if (session === undefined) return false;
    await this.dataSource
      .getRepository(SessionEntity)
      .update({ id: session.id, endedAt: IsNull() }, { endedAt: this.clock.now() });
    return true;
  }

  /** Whose session it is; undefined when it has ended. Records that it was used. */
  async findIdentity(sessionId: string): Promise<StaffIdentity | undefined> {
    const session = await this.dataSource.getRepository(SessionEntity).findOneBy({ id: sessionId });
    if (session === null || !isActive(session, this.clock.now())) return undefined;
    const account = await this.findActiveAccount(session);
    if (account === undefined) return undefined;
    await this.recordUse(session);
    const { id: accountId, username, byline, role } = account;
    return { accountId, sessionId, username, byline, role };
  }

  async isNetworkKnown(accountId: number, networkHash: string): Promise<boolean> {
    return this.dataSource.getRepository(SessionEntity).existsBy({ accountId, networkHash });
  }

  async prune(): Promise<void> {
    const longAgo = new Date(this.clock.now().getTime() - ABSOLUTE_MS);
    await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(SessionEntity)
      .where('expires_at < :longAgo OR ended_at < :longAgo', { longAgo })
      .execute();
  }

  private async recordUse({ id, lastUsedAt }: SessionEntity): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - lastUsedAt.getTime() < USE_PRECISION_MS) return;
    await this.dataSource.getRepository(SessionEntity).update({ id, endedAt: IsNull() }, { lastUsedAt: now });
  }

  private async recordSignOut(sessionId: string): Promise<void> {
    const session = await this.dataSource.getRepository(SessionEntity).findOneBy({ id: sessionId });
    const account = session && (await this.staff.findById(session.accountId));
    if (!account) return;
    const { id: accountId, username } = account;
    await this.audit.record({ accountId, username }, 'session.ended', {
      details: { device: session.device },
    });
  }

  /** Undefined when the account was disabled or its password changed since. */
  private async findActiveAccount(session: SessionEntity): Promise<StaffAccount | undefined> {
    const account = await this.staff.findById(session.accountId);
    const isUsable =
      account !== undefined && !account.isDisabled && account.sessionEpoch === session.accountEpoch;
    return isUsable ? account : undefined;
  }
}

/** Rotates a refresh token, or revokes its family when it was already used; locks the session row. */
async function rotate(manager: EntityManager, tokenHash: string, now: Date): Promise<Rotation> {
  const stored = await manager.findOneBy(RefreshTokenEntity, { tokenHash });
  if (stored === null) return { kind: 'ended' };
  const session = await manager.findOneOrFail(SessionEntity, {
    where: { id: stored.sessionId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!isActive(session, now)) return { kind: 'ended' };

  const { spentAt } = await manager.findOneByOrFail(RefreshTokenEntity, { tokenHash });
  if (spentAt !== null && now.getTime() - spentAt.getTime() > GRACE_MS) {
    await manager.update(SessionEntity, { id: session.id }, { endedAt: now });
    return { kind: 'reused', session };
  }
  if (spentAt === null) await manager.update(RefreshTokenEntity, { tokenHash }, { spentAt: now });
  await manager.update(SessionEntity, { id: session.id }, { lastUsedAt: now });
  return { kind: 'rotated', session, refresh: await issueToken(manager, session.id, now) };
}

async function issueToken(manager: EntityManager, sessionId: string, now: Date): Promise<string> {
  const token = generateRefreshToken();
  await manager.insert(RefreshTokenEntity, { tokenHash: hashToken(token), sessionId, issuedAt: now });
  return token;
}

function isActive({ endedAt, expiresAt, lastUsedAt }: SessionEntity, now: Date): boolean {
  return endedAt === null && now < expiresAt && now.getTime() - lastUsedAt.getTime() < IDLE_MS;
}
