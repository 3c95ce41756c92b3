import { Injectable } from '@nestjs/common';
import { invalid, RateLimitsService, tooMany } from '@paniscus/server/platform';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { StaffService } from '../staff/staff.service.ts';

/** Someone who finds an unlocked computer must not guess the password there. */
const CURRENT_PASSWORD = { limit: 10, windowS: 15 * 60 };

/** Asks signed-in people for their password again before changes of the account. */
@Injectable()
export class CurrentPasswords {
  constructor(
    private readonly staff: StaffService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Throws a 422 problem for a wrong password, 429 after too many. */
  async verify(staff: StaffIdentity, password: string): Promise<void> {
    await this.runVerified(staff, password, () => Promise.resolve());
  }

  /** The same; a failure of the task, such as a wrong one-time code, counts like a wrong password. */
  async runVerified<Result>(
    staff: StaffIdentity,
    password: string,
    task: () => Promise<Result>,
  ): Promise<Result> {
    return this.runLimited(staff, async () => {
      const account = await this.staff.findById(staff.accountId);
      if (!(await this.staff.verifyPassword(account, password)))
        throw invalid({ current_password: 'This is not your current password.' });
      return task();
    });
  }

  /** Counts failures of a task together with wrong passwords. Throws a 429 problem after too many. */
  async runLimited<Result>({ accountId }: StaffIdentity, task: () => Promise<Result>): Promise<Result> {
    const key = String(accountId);
    const { isAllowed, retryAfterS } = await this.limits.take('current-password', key, CURRENT_PASSWORD);
    if (!isAllowed) throw tooMany(retryAfterS);
    const result = await task();
    await this.limits.release('current-password', key);
    return result;
  }
}
