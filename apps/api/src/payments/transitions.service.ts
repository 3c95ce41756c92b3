import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { TransitionEntity } from './transition.entity.ts';

/** One entry of a history, as other rooms see it. */
export type Transition = Pick<TransitionEntity, 'from' | 'to' | 'cause' | 'at'>;

/** The history of everything that money moves. */
@Injectable()
export class TransitionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Keeps a move, in the transaction that makes it. */
  async record(
    manager: EntityManager,
    move: Pick<TransitionEntity, 'kind' | 'subjectId' | 'from' | 'to' | 'cause'>,
  ): Promise<void> {
    await manager.insert(TransitionEntity, { ...move, at: this.clock.now() });
  }

  /** Oldest first. */
  async historyOf(kind: string, subjectId: number): Promise<Transition[]> {
    const rows = await this.dataSource
      .getRepository(TransitionEntity)
      .find({ where: { kind, subjectId }, order: { id: 'ASC' } });
    return rows.map(({ from, to, cause, at }) => ({ from, to, cause, at }));
  }
}
