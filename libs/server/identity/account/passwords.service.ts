import { Injectable } from '@nestjs/common';
import { invalid } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { SessionEntity } from '../auth/sessions/session.entity.ts';
import { PasswordHasher } from '../staff/password-hasher.ts';
import { StaffAccountEntity } from '../staff/staff-account.entity.ts';
import { assertStrongPassword, StaffError } from '../staff/staff.service.ts';

/** Sets new passwords. */
@Injectable()
export class PasswordsService {
  constructor(private readonly hasher: PasswordHasher) {}

  /** Throws a 422 problem of the field when the password is weak; it must not contain the names. */
  async hashNew(password: string, names: readonly string[], field = 'password'): Promise<string> {
    try {
      assertStrongPassword(password, names);
    } catch (error) {
      throw error instanceof StaffError ? invalid({ [field]: error.message }) : error;
    }
    return this.hasher.hash(password);
  }

  /** Stores the hash and ends all sessions of the account, except the given one. */
  async replace(
    manager: EntityManager,
    accountId: number,
    passwordHash: string,
    currentSessionId?: string,
  ): Promise<void> {
    await manager.update(
      StaffAccountEntity,
      { id: accountId },
      { passwordHash, sessionEpoch: () => 'session_epoch + 1' },
    );
    if (currentSessionId === undefined) return;
    const { sessionEpoch } = await manager.findOneByOrFail(StaffAccountEntity, { id: accountId });
    await manager.update(SessionEntity, { id: currentSessionId, accountId }, { accountEpoch: sessionEpoch });
  }
}
