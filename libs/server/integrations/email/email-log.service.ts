import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { EmailEntity } from './email.entity.ts';

/** An email of the outbox, without its content. */
export type EmailRecord = Pick<EmailEntity, 'id' | 'kind' | 'subjectId' | 'state' | 'createdAt' | 'sentAt'>;

/** Emails of these kinds about these subjects: orders, parcels, donations, tributes. */
export type EmailSubjects = { kinds: readonly string[]; subjectIds: readonly number[] };

/** State of the outbox. */
export type EmailStatus = { waiting: number; failing: number; lastSentAt: Date | null };

type StatusRow = { waiting: string; failing: string; lastSentAt: Date | null };

/** Reads which emails were sent or are waiting. */
@Injectable()
export class EmailLogService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * How many emails wait to be sent, how many of them failed at least once, and when the last one was sent. Those that were
   * refused for good do not count: only who knows the recipient can do something about it.
   */
  async getStatus(): Promise<EmailStatus> {
    const [row] = await this.dataSource.query<StatusRow[]>(
      `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
         count(*) FILTER (WHERE state = 'waiting' AND last_error IS NOT NULL) AS failing,
         max(sent_at) AS "lastSentAt" FROM mails`,
    );
    return {
      waiting: Number(row?.waiting ?? 0),
      failing: Number(row?.failing ?? 0),
      lastSentAt: row?.lastSentAt ?? null,
    };
  }

  /** Emails that match any of the subjects, oldest first. */
  list(...subjects: readonly EmailSubjects[]): Promise<EmailRecord[]> {
    return this.dataSource.manager.find(EmailEntity, {
      where: subjects.map(({ kinds, subjectIds }) => ({ kind: In(kinds), subjectId: In(subjectIds) })),
      order: { id: 'ASC' },
    });
  }
}
