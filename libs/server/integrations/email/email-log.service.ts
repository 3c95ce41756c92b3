import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { EmailEntity } from './email.entity.ts';

/** An email of the outbox, without what it says. */
export type EmailRecord = Pick<EmailEntity, 'id' | 'kind' | 'subjectId' | 'state' | 'createdAt' | 'sentAt'>;

/** Emails of some kinds about some subjects: orders, parcels, donations, tributes. */
export type EmailSubjects = { kinds: readonly string[]; subjectIds: readonly number[] };

/** Reads which emails were sent or are waiting. */
@Injectable()
export class EmailLogService {
  constructor(private readonly dataSource: DataSource) {}

  /** Emails that match any of the given subjects, oldest first. */
  list(...subjects: readonly EmailSubjects[]): Promise<EmailRecord[]> {
    return this.dataSource.manager.find(EmailEntity, {
      where: subjects.map(({ kinds, subjectIds }) => ({ kind: In(kinds), subjectId: In(subjectIds) })),
      order: { id: 'ASC' },
    });
  }
}
