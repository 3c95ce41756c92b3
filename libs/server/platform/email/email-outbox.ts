import type { EmailComposer } from '@paniscus/emails';
import type { EntityManager } from 'typeorm';

/** Transactional outbox for libraries that may not import the mail integration, which implements it. */
export abstract class EmailOutbox {
  abstract register(composer: EmailComposer): void;

  /** Adds an email to the outbox, once per subject, in the caller's transaction. */
  abstract enqueue(manager: EntityManager, kind: string, subjectId: number): Promise<void>;
}
