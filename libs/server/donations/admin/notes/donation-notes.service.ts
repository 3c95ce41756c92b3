import { Injectable } from '@nestjs/common';
import { Clock } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { DonationNoteEntity } from './donation-note.entity.ts';

@Injectable()
export class DonationNotes {
  constructor(private readonly clock: Clock) {}

  async add(manager: EntityManager, donationId: number, text: string, cause: string): Promise<void> {
    await manager.insert(DonationNoteEntity, { donationId, text, cause, at: this.clock.now() });
  }
}
