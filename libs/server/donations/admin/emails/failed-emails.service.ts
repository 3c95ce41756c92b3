import { Injectable } from '@nestjs/common';
import { ProblemException, JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';

/** Donation emails whose jobs have failed for good and that were not sent in another way. */
@Injectable()
export class FailedEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
  ) {}

  async groupByDonation(): Promise<Map<number, string[]>> {
    const deadLetters = new Map(
      (await this.jobs.listDeadLetters()).flatMap(({ id, data }) => {
        const { mailId } = data as { mailId?: unknown };
        return typeof mailId === 'number' ? [[mailId, id] as const] : [];
      }),
    );
    if (deadLetters.size === 0) return new Map();
    const mails = await this.dataSource.query<{ id: number; donationId: number }[]>(
      `SELECT mails.id, coalesce(tributes.donation_id, subject_id) AS "donationId"
       FROM mails LEFT JOIN tributes ON mails.kind = $3 AND tributes.id = subject_id
       WHERE mails.id = ANY($1) AND mails.kind = ANY($2) AND mails.state = 'waiting'`,
      [[...deadLetters.keys()], [DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD], TRIBUTE_CARD],
    );
    const groups = Map.groupBy(mails, ({ donationId }) => donationId);
    return new Map(
      [...groups].map(([id, group]) => [id, group.map((mail) => deadLetters.get(mail.id) ?? '')]),
    );
  }

  async get(donationId: number): Promise<string[]> {
    return (await this.groupByDonation()).get(donationId) ?? [];
  }

  /** Requeues the jobs; ignores those that are already gone because another process was faster. */
  async retry(jobIds: readonly string[]): Promise<void> {
    for (const id of jobIds)
      await this.jobs.retry(id).catch((error: unknown) => {
        if (!(error instanceof ProblemException) || error.getStatus() !== 404) throw error;
      });
  }
}
