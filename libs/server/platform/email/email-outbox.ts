import type { EmailBuilder } from '@paniscus/emails';
import type { EntityManager } from 'typeorm';

/** Transactional outbox for libraries that may not import the mail integration, which implements it. */
export abstract class EmailOutbox {
  abstract register(builder: EmailBuilder): void;

  /**
   * Throws a 422 problem about the form's field if our mail server cannot send to the address. Accepts it while the mail
   * server cannot be asked.
   */
  abstract assertDeliverable(field: string, address: string): Promise<void>;

  /** Adds an email to the outbox, once per subject, in the caller's transaction. */
  abstract enqueue(manager: EntityManager, kind: string, subjectId: number): Promise<void>;

  /** Gives up emails that the mail server had refused for good, because there is no address to correct any more. */
  abstract giveUpRefused(manager: EntityManager, mailIds: readonly number[]): Promise<void>;
}
