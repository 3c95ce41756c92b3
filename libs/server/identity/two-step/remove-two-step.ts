import { IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { TwoStepEntity } from './two-step.entity.ts';

/** Turns two-step sign-in of an account off; returns whether it was on. */
export async function removeTwoStep(manager: EntityManager, accountId: number): Promise<boolean> {
  const { affected } = await manager.delete(TwoStepEntity, { accountId, confirmedAt: Not(IsNull()) });
  await manager.delete(RecoveryCodeEntity, { accountId });
  return affected === 1;
}
