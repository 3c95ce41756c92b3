import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { TransitionEntity } from './transition.entity.ts';

/** The history of everything that money moves. */
@Injectable()
export class TransitionsService {
  constructor(private readonly clock: Clock) {}

  /** Keeps a move, in the transaction that makes it. */
  async record(
    manager: EntityManager,
    move: Pick<TransitionEntity, 'kind' | 'subjectId' | 'from' | 'to' | 'cause'>,
  ): Promise<void> {
    await manager.insert(TransitionEntity, { ...move, at: this.clock.now() });
  }
}
