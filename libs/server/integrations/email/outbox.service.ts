import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HOUR_MS } from '@paniscus/domain/timing';
import { isErased } from '@paniscus/domain/personal-data';
import type { EmailBuilder } from '@paniscus/emails';
import {
  Clock,
  EmailOutbox,
  runAtInterval,
  EventLog,
  ProblemException,
  SETTINGS,
  JobsService,
} from '@paniscus/server/platform';
import type { Settings, JobQueue } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { EmailEntity } from './email.entity.ts';
import { MailerService } from './mailer.service.ts';
import { buildMessageId } from './message-id.ts';
import { isRefusedForGood, isUnknownRecipient } from './refusal.ts';

/** Retries for a day and a half, in the end once a minute; then it needs staff attention. */
const SEND_MAIL: JobQueue<{ mailId: number }> = { name: 'send-mail', retryLimit: 2000 };

/** Renewed while an email is being sent, so that the claim of a killed process expires soon. */
const CLAIM_S = 20;
const RENEW_EVERY_MS = 5000;
const POLL_MS = 100;
const UNSUPPORTED_ADDRESS =
  'We cannot send email to this address. Please use one with plain letters (a to z) before the @.';
const hasPlainLocalPart = (address: string) => /^[\x20-\x7e]*@/.test(address);

/** Per email. */
const COPIES_AN_HOUR = 5;

/** A copy of an email that somebody asked for; repeating the key asks for no further one. */
type CopyRequest = { kind: string; subjectId: number; requestKey: string | undefined };
type Claimed = Pick<EmailEntity, 'kind' | 'subjectId' | 'serial'>;
type Delivery = 'sent' | 'void' | 'busy' | 'failed' | 'refused';

/**
 * Transactional outbox: emails are never lost, and duplicated only when the process dies between the mail server's
 * acceptance and the commit.
 */
@Injectable()
export class OutboxService extends EmailOutbox implements OnModuleInit {
  private readonly builders = new Map<string, EmailBuilder>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.handle(SEND_MAIL, async ({ mailId }) => {
      const delivery = await this.deliverWithClaim(mailId);
      // Makes the queue retry.
      if (delivery === 'busy' || delivery === 'failed')
        throw new Error(`Mail ${mailId} has not been sent yet.`);
    });
  }

  override register(builder: EmailBuilder): void {
    this.builders.set(builder.kind, builder);
  }

  /** Adds an email to the outbox, once per subject, in the caller's transaction. */
  override async enqueue(manager: EntityManager, kind: string, subjectId: number): Promise<void> {
    const added = await manager.query<{ id: number }[]>(
      `INSERT INTO mails (kind, subject_id, state, created_at) VALUES ($1, $2, 'waiting', $3)
       ON CONFLICT ON CONSTRAINT mails_kind_subject_serial_unique DO NOTHING RETURNING id`,
      [kind, subjectId, this.clock.now()],
    );
    for (const { id } of added) await this.jobs.enqueue(manager, SEND_MAIL, { mailId: id });
  }

  /** Whether a copy was added for an earlier request with the same idempotency key. */
  async hasCopy(manager: EntityManager, { kind, subjectId, requestKey }: CopyRequest): Promise<boolean> {
    if (requestKey === undefined) return false;
    await this.lockCopies(manager, kind, subjectId);
    return manager.existsBy(EmailEntity, { kind, subjectId, requestKey });
  }

  /** Adds a copy of an email to the outbox on request. Returns false when the hourly limit is reached. */
  async enqueueCopy(
    manager: EntityManager,
    kind: string,
    subjectId: number,
    requestKey?: string,
  ): Promise<boolean> {
    await this.lockCopies(manager, kind, subjectId);
    const now = this.clock.now();
    const added = await manager.query<{ id: number }[]>(
      `INSERT INTO mails (kind, subject_id, serial, state, created_at, request_key)
       SELECT $1, $2, coalesce(max(serial) + 1, 0), 'waiting', $3, $6 FROM mails WHERE kind = $1 AND subject_id = $2
       HAVING count(*) FILTER (WHERE created_at > $4) < $5
       RETURNING id`,
      [kind, subjectId, now, new Date(now.getTime() - HOUR_MS), COPIES_AN_HOUR, requestKey ?? null],
    );
    for (const { id } of added) await this.jobs.enqueue(manager, SEND_MAIL, { mailId: id });
    return added.length > 0;
  }

  /** Serializes concurrent requests for copies until the transaction ends. */
  private async lockCopies(manager: EntityManager, kind: string, subjectId: number): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', [kind, subjectId]);
  }

  /** Sends emails again that the mail server had refused for good, for example to a corrected address. */
  async retryRefused(manager: EntityManager, mailIds: readonly number[]): Promise<void> {
    const [retried] = await manager.query<[{ id: number }[], number]>(
      `UPDATE mails SET state = 'waiting', last_error = NULL WHERE id = ANY($1) AND state = 'refused' RETURNING id`,
      [mailIds],
    );
    for (const { id } of retried) await this.jobs.enqueue(manager, SEND_MAIL, { mailId: id });
  }

  override async giveUpRefused(manager: EntityManager, mailIds: readonly number[]): Promise<void> {
    await manager.query(`UPDATE mails SET state = 'void' WHERE id = ANY($1) AND state = 'refused'`, [
      mailIds,
    ]);
  }

  override async assertDeliverable(field: string, address: string): Promise<void> {
    if (hasPlainLocalPart(address) || (await this.mailer.supportsUtf8())) return;
    throw new ProblemException(422, { errors: { [field]: UNSUPPORTED_ADDRESS } });
  }

  /**
   * Sends an email from the outbox unless it was sent already. 'later': its job stays queued. 'refused': the mail server
   * will never accept it for this address.
   */
  async deliverNow(kind: string, subjectId: number): Promise<'sent' | 'refused' | 'later'> {
    const mail = await this.dataSource.getRepository(EmailEntity).findOneBy({ kind, subjectId, serial: 0 });
    const delivery = mail === null ? 'failed' : await this.deliverWithClaim(mail.id);
    return delivery === 'sent' || delivery === 'refused' ? delivery : 'later';
  }

  /** Waits for its claim and the mail server up to a limit; 'busy' means that the email is still being sent. */
  private async deliverWithClaim(id: number): Promise<Delivery> {
    const waitMs = this.settings.timeouts.emailDelivery;
    const timeout = pause<Delivery>(waitMs, 'busy', { ref: false });
    const deadline = Date.now() + waitMs;
    for (;;) {
      const sending = this.deliver(id);
      sending.catch((error: unknown) => this.log.warn('mail_not_recorded', error));
      const delivery = await Promise.race([sending, timeout]);
      if (delivery !== 'busy' || Date.now() >= deadline) return delivery;
      await pause(POLL_MS);
    }
  }

  private async deliver(id: number): Promise<Delivery> {
    const mail = await this.claim(id);
    if (mail === undefined) return this.readDelivery(id);
    const stopRenewing = runAtInterval(
      RENEW_EVERY_MS,
      () => this.renew(id),
      (error) => this.log.warn('mail_claim_not_renewed', error),
    );
    let isSent: boolean;
    try {
      isSent = await this.buildAndSend(mail);
    } catch (error) {
      return await this.recordFailure(id, mail, error as Error & { responseCode?: number });
    } finally {
      stopRenewing();
    }
    // If this fails, the claim remains: an email that is late is better than a duplicate.
    await this.release(
      id,
      isSent ? { state: 'sent', sentAt: this.clock.now(), lastError: null } : { state: 'void' },
    );
    return isSent ? 'sent' : 'void';
  }

  private async recordFailure(
    id: number,
    { kind, subjectId }: Claimed,
    error: Error & { responseCode?: number },
  ): Promise<Delivery> {
    // Not the error itself: it may contain the recipient.
    this.log.record('mail_not_sent', { mailId: id, responseCode: error.responseCode });
    const lastError = error.message.slice(0, 500);
    const builder = this.builders.get(kind);
    if (builder?.onUnknownRecipient !== undefined && isUnknownRecipient(error)) {
      await builder.onUnknownRecipient(subjectId);
      await this.release(id, { lastError: null, state: 'void' });
      return 'void';
    }
    const isRefused = isRefusedForGood(error);
    await this.release(id, { lastError, ...(isRefused && { state: 'refused' }) });
    return isRefused ? 'refused' : 'failed';
  }

  /** Returns false when the email is no longer needed, or its recipient was erased. */
  private async buildAndSend(mail: Claimed): Promise<boolean> {
    const { kind, subjectId } = mail;
    const builder = this.builders.get(kind);
    if (builder === undefined) throw new Error(`No builder is registered for the email '${kind}'.`);
    const email = await builder.build(subjectId);
    if (email === undefined || isErased({ email: email.to.address })) return false;
    await this.mailer.send(email, buildMessageId(mail, this.settings.publicUrl));
    return true;
  }

  /** Undefined when it was sent already or another process is sending it. */
  private async claim(id: number): Promise<Claimed | undefined> {
    const [rows] = await this.dataSource.query<[Claimed[], number]>(
      `UPDATE mails SET claimed_until = now() + make_interval(secs => $2), attempts = attempts + 1
       WHERE id = $1 AND state = 'waiting' AND (claimed_until IS NULL OR claimed_until < now())
       RETURNING kind, subject_id AS "subjectId", serial`,
      [id, CLAIM_S],
    );
    return rows[0];
  }

  private async renew(id: number): Promise<void> {
    await this.dataSource.query(
      "UPDATE mails SET claimed_until = now() + make_interval(secs => $2) WHERE id = $1 AND state = 'waiting'",
      [id, CLAIM_S],
    );
  }

  private async readDelivery(id: number): Promise<Delivery> {
    const mail = await this.dataSource.getRepository(EmailEntity).findOneBy({ id });
    if (mail === null) return 'void';
    return mail.state === 'waiting' ? 'busy' : mail.state;
  }

  private async release(id: number, change: Partial<EmailEntity>): Promise<void> {
    await this.dataSource.getRepository(EmailEntity).update({ id }, { ...change, claimedUntil: null });
  }
}
