import type { EmailBuilder } from '@paniscus/emails';
import type { EntityManager } from 'typeorm';

/** Transactional outbox for libraries that may not import the mail integration, which implements it. */
export abstract class EmailOutbox {
  abstract register(builder: EmailBuilder): void;

  /** Adds an email to the outbox, once per subject, in the caller's transaction. */
  abstract enqueue(manager: EntityManager, kind: string, subjectId: number): Promise<void>;
}
