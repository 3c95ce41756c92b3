import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@paniscus/domain/session';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';

/** Replaces the recovery codes of an account and returns the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes(manager: EntityManager, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, generateCode);
  await manager.delete(RecoveryCodeEntity, { accountId });
  await manager.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ accountId, codeHash: hashRecoveryCode(accountId, code) })),
  );
  return codes;
}

/** A plain hash suffices: 80 random bits cannot be brute-forced. It does not depend on a setting that may change. */
export function hashRecoveryCode(accountId: number, code: string): string {
  return createHash('sha256').update(`recovery-code ${accountId} ${code}`).digest('base64url');
}

function generateCode(): string {
  const pick = () => RECOVERY_CODE_ALPHABET[randomInt(RECOVERY_CODE_ALPHABET.length)];
  return Array.from({ length: RECOVERY_CODE_LENGTH }, pick).join('');
}
