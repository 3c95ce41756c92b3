import { Injectable } from '@nestjs/common';
import { parseSignInCode } from '@paniscus/domain/session';
import type { SignInCode } from '@paniscus/domain/session';
import { Clock, EventLog } from '@paniscus/server/platform';
import { DataSource, IsNull, LessThan, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { SecretCipher } from './secret-cipher.ts';
import { findTimeStep } from './totp.ts';
import { TwoStepEntity } from './two-step.entity.ts';

/** Verifies one-time codes. Each is used up in one statement, so that of concurrent uses one succeeds. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
    private readonly eventLog: EventLog,
  ) {}

  isRequired(accountId: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(TwoStepEntity, { accountId, confirmedAt: Not(IsNull()) });
  }

  /** Uses a code up and returns its kind; undefined when it is wrong or was used before. */
  async use(
    manager: EntityManager,
    accountId: number,
    typed: string,
  ): Promise<SignInCode['kind'] | undefined> {
    const parsed = parseSignInCode(typed);
    if (parsed === undefined) return undefined;
    const { kind, code } = parsed;
    const isUsed =
      kind === 'app'
        ? await this.useAppCode(manager, accountId, code)
        : await this.useRecoveryCode(manager, accountId, code);
    return isUsed ? kind : undefined;
  }

  /** Turns two-step sign-in on with the first code of the app, unless it was started too long ago. */
  async confirm(
    manager: EntityManager,
    accountId: number,
    typed: string,
    startedAfter: Date,
  ): Promise<boolean> {
    const row = await manager.findOneBy(TwoStepEntity, { accountId, confirmedAt: IsNull() });
    if (row === null || row.startedAt < startedAfter) return false;
    const { encryptedSecret } = row;
    const step = this.findStep(accountId, encryptedSecret, typed.replace(/\s/g, ''));
    if (step === undefined) return false;
    const { affected } = await manager.update(
      TwoStepEntity,
      { accountId, encryptedSecret, confirmedAt: IsNull() },
      { confirmedAt: this.clock.now(), lastStep: step },
    );
    return affected === 1;
  }

  private async useAppCode(manager: EntityManager, accountId: number, code: string): Promise<boolean> {
    const row = await manager.findOneBy(TwoStepEntity, { accountId, confirmedAt: Not(IsNull()) });
    const step = row === null ? undefined : this.findStep(accountId, row.encryptedSecret, code);
    if (step === undefined) return false;
    const { affected } = await manager.update(
      TwoStepEntity,
      { accountId, confirmedAt: Not(IsNull()), lastStep: LessThan(step) },
      { lastStep: step },
    );
    return affected === 1;
  }

  private async useRecoveryCode(manager: EntityManager, accountId: number, code: string): Promise<boolean> {
    const { affected } = await manager.update(
      RecoveryCodeEntity,
      { accountId, codeHash: hashRecoveryCode(accountId, code), usedAt: IsNull() },
      { usedAt: this.clock.now() },
    );
    return affected === 1;
  }

  private findStep(accountId: number, encryptedSecret: string, code: string): number | undefined {
    const secret = this.cipher.decrypt(accountId, encryptedSecret);
    if (secret === undefined) {
      // The server's secret was changed; recovery codes still work.
      this.eventLog.record('two_step_secret_unreadable', { accountId });
      return undefined;
    }
    return findTimeStep(secret, code, this.clock.now());
  }
}
