import { Injectable } from '@nestjs/common';
import { Clock } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { OrderNoteEntity } from './order-note.entity.ts';

@Injectable()
export class OrderNotes {
  constructor(private readonly clock: Clock) {}

  async add(manager: EntityManager, orderId: number, text: string, cause: string): Promise<void> {
    await manager.insert(OrderNoteEntity, { orderId, text, cause, at: this.clock.now() });
  }
}
