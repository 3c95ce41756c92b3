import { Injectable } from '@nestjs/common';
import { Clock } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { TransitionEntity } from './transition.entity.ts';

@Injectable()
export class TransitionsService {
  constructor(private readonly clock: Clock) {}

  /** Must run in the transaction that makes the transition. */
  async record(
    manager: EntityManager,
    move: Pick<TransitionEntity, 'kind' | 'subjectId' | 'from' | 'to' | 'cause'>,
  ): Promise<void> {
    await manager.insert(TransitionEntity, { ...move, at: this.clock.now() });
  }

  /** Returns whether the subject has ever been in the state `to`. */
  hasReached(
    manager: EntityManager,
    reached: Pick<TransitionEntity, 'kind' | 'subjectId' | 'to'>,
  ): Promise<boolean> {
    return manager.existsBy(TransitionEntity, reached);
  }
}
