import { Injectable } from '@nestjs/common';
import { SIGN_IN_PROBLEMS } from '@paniscus/domain/session';
import { EventLog, JobsService, ProblemException, STAFF_CHALLENGE } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.ts';
import type { StaffAccount } from '../staff/staff.service.ts';
import { OneTimeCodes } from '../two-step/one-time-codes.service.ts';
import { TwoStepNotices } from '../two-step/two-step-notices.service.ts';
import { LoginRateLimitService } from './login-rate-limit.service.ts';
import type { TakenBucket } from './login-rate-limit.service.ts';

type Attempt = { taken: readonly TakenBucket[]; isKnownDevice: boolean };

/** The second step of a sign-in, after a correct password. */
@Injectable()
export class LoginCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: LoginRateLimitService,
    private readonly codes: OneTimeCodes,
    private readonly notices: TwoStepNotices,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
    private readonly eventLog: EventLog,
  ) {}

  /**
   * Does nothing for an account without two-step sign-in. A missing code gives the attempt back, a wrong one counts like
   * a wrong password. Throws problems of status 401 and 429.
   */
  async verify(account: StaffAccount, code: string | undefined, attempt: Attempt): Promise<void> {
    if (!(await this.codes.isRequired(account.id))) return;
    if (code === undefined || code === '') {
      await this.limits.release(attempt.taken);
      throw rejectCode('codeRequired', 'A one-time code is required.');
    }
    const taken = attempt.isKnownDevice ? [] : [await this.limits.takeCode(account.id, attempt.taken)];
    if (!(await this.use(account, code))) {
      this.eventLog.record('login_failed', { accountId: account.id });
      await this.audit.record(toActor(account), 'session.failed', { details: { step: 'one-time code' } });
      throw rejectCode('codeWrong', 'This code is incorrect or has already been used.');
    }
    await this.limits.release(taken);
  }

  private async use(account: StaffAccount, code: string): Promise<boolean> {
    const kind = await this.dataSource.transaction(async (manager) => {
      const used = await this.codes.use(manager, account.id, code);
      const actor = toActor(account);
      if (used === 'recovery') await this.notices.record(manager, actor, 'account.recovery_code_used', actor);
      return used;
    });
    if (kind === 'recovery') this.jobs.wake();
    return kind !== undefined;
  }
}

const toActor = ({ id, username }: StaffAccount) => ({ accountId: id, username });

function rejectCode(type: keyof typeof SIGN_IN_PROBLEMS, detail: string): ProblemException {
  return new ProblemException(401, {
    detail,
    headers: { 'www-authenticate': STAFF_CHALLENGE },
    extra: { type: SIGN_IN_PROBLEMS[type] },
  });
}
