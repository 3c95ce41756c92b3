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
    transition: Pick<TransitionEntity, 'kind' | 'subjectId' | 'from' | 'to' | 'cause'>,
  ): Promise<void> {
    await manager.insert(TransitionEntity, { ...transition, at: this.clock.now() });
  }

  /** States that the subject has ever been in, in no order. */
  async listReached(
    manager: EntityManager,
    subject: Pick<TransitionEntity, 'kind' | 'subjectId'>,
  ): Promise<string[]> {
    return (await manager.findBy(TransitionEntity, subject)).map(({ to }) => to);
  }

  /** Returns whether the subject has ever been in the state `to`. */
  hasReached(
    manager: EntityManager,
    target: Pick<TransitionEntity, 'kind' | 'subjectId' | 'to'>,
  ): Promise<boolean> {
    return manager.existsBy(TransitionEntity, target);
  }
}
