import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@paniscus/domain/session';
import { Clock } from '@paniscus/server/platform';
import { DataSource, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AuditEventEntity } from './audit-event.entity.ts';

/** Who did it; an account that is not known has no id. */
export type Actor = { accountId: number | null; username: string };

/** Shown instead of what was typed: people type passwords into the wrong field. */
export const UNKNOWN_ACTOR: Actor = { accountId: null, username: 'Unknown name' };
export const COMMAND_LINE: Actor = { accountId: null, username: 'Command line' };
/** A donor, on the donor portal. */
export const DONOR: Actor = { accountId: null, username: 'Donor' };

export type AuditFacts = { subjectId?: number; details?: Record<string, string> };

/** An editor saves every few seconds: equal entries of one person within this time are one entry. */
const REPETITION_MS = 10 * 60_000;

/** Appends to the audit log: `await audit.record(staff, 'order.refunded', { subjectId: order.id })`. */
@Injectable()
export class AuditService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Records unless the same is the person's latest entry about the subject, and a short time old. */
  async recordOnce(actor: Actor, action: AuditAction, facts: AuditFacts): Promise<void> {
    const latest = await this.dataSource
      .createQueryBuilder(AuditEventEntity, 'e')
      .where('e.actor_id = :accountId AND e.subject_id = :subjectId AND e.at > :since', {
        accountId: actor.accountId,
        subjectId: facts.subjectId ?? 0,
        since: new Date(this.clock.now().getTime() - REPETITION_MS),
      })
      // The kind of the subject: 'post' of 'post.updated'.
      .andWhere("split_part(e.action, '.', 1) = split_part(:action, '.', 1)", { action })
      .orderBy('e.id', 'DESC')
      .limit(1)
      .getOne();
    const isRepeated = latest?.action === action && isDeepStrictEqual(latest.details, facts.details ?? {});
    if (!isRepeated) await this.record(actor, action, facts);
  }

  /** Id of the newest entry. */
  async findLastId(): Promise<number> {
    return (await this.dataSource.getRepository(AuditEventEntity).maximum('id')) ?? 0;
  }

  /** Records unless an entry after `lastId` is the same: simultaneous calls may have created one and the same row. */
  async recordCreated(actor: Actor, action: AuditAction, facts: AuditFacts, lastId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { subjectId = 0 } = facts;
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', [`audit:${action}`, subjectId]);
      const entry = { action, subjectId, id: MoreThan(lastId) };
      if (await manager.existsBy(AuditEventEntity, entry)) return;
      await this.record(actor, action, facts, manager);
    });
  }

  /** Give the manager of a transaction to record only what is committed. */
  async record(
    actor: Actor,
    action: AuditAction,
    facts?: AuditFacts,
    manager?: EntityManager,
  ): Promise<void> {
    await this.append(actor, action, facts, manager);
  }

  /** The same; returns the id of the entry. */
  async append(
    { accountId, username }: Actor,
    action: AuditAction,
    { subjectId, details = {} }: AuditFacts = {},
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    const { identifiers } = await manager.insert(AuditEventEntity, {
      at: this.clock.now(),
      actorId: accountId,
      actor: username,
      action,
      subjectId: subjectId ?? null,
      details,
    });
    return Number(identifiers[0]?.id);
  }
}
