import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TokenPair } from '@paniscus/domain/session';
import { Clock, unauthorized, EventLog, Scheduler } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { StaffService } from '../../staff/staff.service.ts';
import type { StaffAccount } from '../../staff/staff.service.ts';
import { AccessTokens } from '../access-tokens.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { hashOfToken, newRefreshToken } from './refresh-token.ts';
import { SessionEntity } from './session.entity.ts';

const DAY_MS = 86_400_000;
const ABSOLUTE_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** Two tabs that refresh at the same time both get a token pair. */
const GRACE_MS = 10_000;
const PRUNE_EVERY_MS = 3_600_000;

type Rotation =
  | { kind: 'rotated'; session: SessionEntity; refresh: string }
  | { kind: 'reused'; session: SessionEntity }
  | { kind: 'over' };

/** Staff sessions with refresh token rotation and reuse detection. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staff: StaffService,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
    private readonly eventLog: EventLog,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({ name: 'session_pruning', everyMs: PRUNE_EVERY_MS, run: () => this.prune() });
  }

  async begin(account: StaffAccount, networkHash: string): Promise<TokenPair> {
    const now = this.clock.now();
    const session = {
      id: randomUUID(),
      accountId: account.id,
      accountEpoch: account.sessionEpoch,
      networkHash,
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
      rotate(manager, hashOfToken(token), this.clock.now()),
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
    const known = await this.dataSource
      .getRepository(RefreshTokenEntity)
      .findOneBy({ tokenHash: hashOfToken(token) });
    if (known === null) return;
    await this.dataSource
      .createQueryBuilder()
      .update(SessionEntity)
      .set({ endedAt: this.clock.now() })
      .where('id = :id AND ended_at IS NULL', { id: known.sessionId })
      .execute();
    this.eventLog.record('session_ended', { sessionId: known.sessionId });
  }

  async findIdentity(sessionId: string): Promise<StaffIdentity | undefined> {
    const session = await this.dataSource.getRepository(SessionEntity).findOneBy({ id: sessionId });
    if (session === null || !isAlive(session, this.clock.now())) return undefined;
    const account = await this.findActiveAccount(session);
    if (account === undefined) return undefined;
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

  /** Undefined when the account was disabled or its password changed since. */
  private async findActiveAccount(session: SessionEntity): Promise<StaffAccount | undefined> {
    const account = await this.staff.findById(session.accountId);
    const isGood =
      account !== undefined && !account.isDisabled && account.sessionEpoch === session.accountEpoch;
    return isGood ? account : undefined;
  }
}

/** Rotates a refresh token, or revokes its family when it was already used; locks the session row. */
async function rotate(manager: EntityManager, tokenHash: string, now: Date): Promise<Rotation> {
  const known = await manager.findOneBy(RefreshTokenEntity, { tokenHash });
  if (known === null) return { kind: 'over' };
  const session = await manager.findOneOrFail(SessionEntity, {
    where: { id: known.sessionId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!isAlive(session, now)) return { kind: 'over' };

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
  const token = newRefreshToken();
  await manager.insert(RefreshTokenEntity, { tokenHash: hashOfToken(token), sessionId, issuedAt: now });
  return token;
}

function isAlive({ endedAt, expiresAt, lastUsedAt }: SessionEntity, now: Date): boolean {
  return endedAt === null && now < expiresAt && now.getTime() - lastUsedAt.getTime() < IDLE_MS;
}
