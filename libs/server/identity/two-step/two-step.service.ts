import { Injectable } from '@nestjs/common';
import { formatInGroups } from '@paniscus/domain/session';
import type {
  ChangeTwoStepForm,
  CodeForm,
  RecoveryCodes,
  StartTwoStepForm,
  TwoStep,
  TwoStepSetup,
} from '@paniscus/domain/session';
import { Clock, invalid, JobsService, ProblemException } from '@paniscus/server/platform';
import { DataSource, IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { CurrentPasswords } from '../account/current-passwords.service.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { OneTimeCodes } from './one-time-codes.service.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { removeTwoStep } from './remove-two-step.ts';
import { SecretCipher } from './secret-cipher.ts';
import { buildSecretUrl, generateSecret } from './totp.ts';
import { TwoStepNotices } from './two-step-notices.service.ts';
import { TwoStepEntity } from './two-step.entity.ts';

/** How long a secret waits for its first code. */
const SETUP_MS = 30 * 60_000;

/** Two-step sign-in of a staff member's own account. Sessions stay when it changes. */
@Injectable()
export class TwoStepService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly cipher: SecretCipher,
    private readonly codes: OneTimeCodes,
    private readonly passwords: CurrentPasswords,
    private readonly notices: TwoStepNotices,
  ) {}

  async get({ accountId }: StaffIdentity): Promise<TwoStep> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(TwoStepEntity, { accountId });
    const codesLeft = await manager.countBy(RecoveryCodeEntity, { accountId, usedAt: IsNull() });
    return { turned_on_at: row?.confirmedAt?.toISOString() ?? null, recovery_codes_left: codesLeft };
  }

  /** Creates a secret; a code from the app turns two-step sign-in on. Throws 409 when it is on, 422 for a wrong password. */
  async start(staff: StaffIdentity, form: StartTwoStepForm): Promise<TwoStepSetup> {
    await this.passwords.verify(staff, form.current_password);
    const { accountId, username } = staff;
    const secret = generateSecret();
    const rows = await this.dataSource.query<object[]>(
      `INSERT INTO staff_two_step (account_id, encrypted_secret, started_at) VALUES ($1, $2, $3)
       ON CONFLICT ON CONSTRAINT staff_two_step_pk DO UPDATE SET encrypted_secret = $2, started_at = $3
       WHERE staff_two_step.confirmed_at IS NULL RETURNING account_id`,
      [accountId, this.cipher.encrypt(accountId, secret), this.clock.now()],
    );
    if (rows.length === 0) throw new ProblemException(409, { detail: 'Two-step sign-in is already on.' });
    return { secret, url: buildSecretUrl(secret, username) };
  }

  /** Turns two-step sign-in on and returns the recovery codes. Throws a 422 problem for a wrong code. */
  async confirm(staff: StaffIdentity, { code }: CodeForm): Promise<RecoveryCodes> {
    return this.passwords.runLimited(staff, () =>
      this.change(staff, 'account.two_step_on', async (manager) => {
        const startedAfter = new Date(this.clock.now().getTime() - SETUP_MS);
        const isConfirmed = await this.codes.confirm(manager, staff.accountId, code, startedAfter);
        if (!isConfirmed)
          throw invalid({ code: 'This code is incorrect. Enter the one your app shows now.' });
        return this.replaceCodes(manager, staff);
      }),
    );
  }

  /** Throws a 422 problem for a wrong password or code. */
  async turnOff(staff: StaffIdentity, form: ChangeTwoStepForm): Promise<void> {
    await this.passwords.runVerified(staff, form.current_password, () =>
      this.change(staff, 'account.two_step_off', async (manager) => {
        await this.useCode(manager, staff, form.code);
        await removeTwoStep(manager, staff.accountId);
      }),
    );
  }

  /** Replaces the recovery codes. Throws a 422 problem for a wrong password or code. */
  async createRecoveryCodes(staff: StaffIdentity, form: ChangeTwoStepForm): Promise<RecoveryCodes> {
    return this.passwords.runVerified(staff, form.current_password, () =>
      this.change(staff, 'account.recovery_codes_created', async (manager) => {
        await this.useCode(manager, staff, form.code);
        return this.replaceCodes(manager, staff);
      }),
    );
  }

  private async change<Result>(
    staff: StaffIdentity,
    action: Parameters<TwoStepNotices['record']>[2],
    run: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.dataSource.transaction(async (manager) => {
      const changed = await run(manager);
      await this.notices.record(manager, staff, action, staff);
      return changed;
    });
    this.jobs.wake();
    return result;
  }

  private async useCode(manager: EntityManager, { accountId }: StaffIdentity, code: string): Promise<void> {
    const kind = await this.codes.use(manager, accountId, code);
    if (kind === undefined) throw invalid({ code: 'This code is incorrect or has already been used.' });
  }

  private async replaceCodes(manager: EntityManager, { accountId }: StaffIdentity): Promise<RecoveryCodes> {
    const codes = await replaceRecoveryCodes(manager, accountId);
    return { recovery_codes: codes.map((code) => formatInGroups(code, '-')) };
  }
}
