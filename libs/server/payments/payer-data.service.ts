import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PayableKind } from './payables.ts';

/** Keyed hashes by which attempts of one payer are counted. */
@Injectable()
export class PayerKeysService {
  /** Erases the hashes of finished payments, in the caller's transaction; the payments themselves stay. */
  async erase(manager: EntityManager, kind: PayableKind, payableIds: readonly number[]): Promise<void> {
    await manager.query(
      `UPDATE payments SET network_key = '', email_key = '', session_key = NULL
       WHERE kind = $1 AND payable_id = ANY($2)`,
      [kind, payableIds],
    );
  }
}
