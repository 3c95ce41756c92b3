import { Injectable } from '@nestjs/common';
import { OutboxService } from '@paniscus/server/integrations';
import { ProblemException, JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';

export type FailedEmail = {
  mailId: number;
  donationId: number;
  /** Address that the mail server refused for good, or that could not be reached. */
  address: string;
  /** Job to try again; undefined when the mail server refused the address, which has to be corrected. */
  jobId: string | undefined;
};

/** Donation emails that were refused, or whose jobs failed for good, and that were not sent in another way. */
@Injectable()
export class FailedEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly outbox: OutboxService,
  ) {}

  async groupByDonation(): Promise<Map<number, FailedEmail[]>> {
    const deadLetters = new Map(
      (await this.jobs.listDeadLetters()).flatMap(({ id, data }) => {
        const { mailId } = data as { mailId?: unknown };
        return typeof mailId === 'number' ? [[mailId, id] as const] : [];
      }),
    );
    const mails = await this.dataSource.query<Omit<FailedEmail, 'jobId'>[]>(
      `SELECT mails.id AS "mailId", donations.id AS "donationId",
         CASE mails.kind WHEN $3 THEN tributes.card_email ELSE donations.email END AS address
       FROM mails LEFT JOIN tributes ON mails.kind = $3 AND tributes.id = subject_id
         JOIN donations ON donations.id = coalesce(tributes.donation_id, subject_id)
       WHERE mails.kind = ANY($2) AND (mails.state = 'refused' OR mails.state = 'waiting' AND mails.id = ANY($1))`,
      [[...deadLetters.keys()], [DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD], TRIBUTE_CARD],
    );
    return Map.groupBy(
      mails.map((mail) => ({ ...mail, jobId: deadLetters.get(mail.mailId) })),
      ({ donationId }) => donationId,
    );
  }

  async get(donationId: number): Promise<FailedEmail[]> {
    return (await this.groupByDonation()).get(donationId) ?? [];
  }

  /** Sends them again; ignores those that are already on their way because another process was faster. */
  async retry(emails: readonly FailedEmail[]): Promise<void> {
    const refusedIds = emails.flatMap(({ jobId, mailId }) => (jobId === undefined ? [mailId] : []));
    await this.dataSource.transaction((manager) => this.outbox.retryRefused(manager, refusedIds));
    for (const { jobId } of emails)
      if (jobId !== undefined)
        await this.jobs.retry(jobId).catch((error: unknown) => {
          if (!(error instanceof ProblemException) || error.getStatus() !== 404) throw error;
        });
    this.jobs.wake();
  }
}
