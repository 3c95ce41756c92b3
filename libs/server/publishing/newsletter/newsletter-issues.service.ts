import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Newsletter } from '@paniscus/domain/newsletter';
import { Clock, EmailOutbox, JobsService, ProblemException, SETTINGS } from '@paniscus/server/platform';
import type { JobQueue, Settings } from '@paniscus/server/platform';
import { DataSource, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { PostsService } from '../posts/posts.service.ts';
import { assertNewsletter } from './assert-newsletter.ts';
import { EMAIL_KINDS } from './newsletter-emails.data.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';
import { toNewsletterIssue } from './newsletter-issue.view.ts';
import type { Unsent } from './newsletter-issue.view.ts';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity.ts';

const SEND_ISSUE: JobQueue<{ issueId: number }> = { name: 'send-newsletter-issue', retryLimit: 100 };
const BATCH = 100;
const LISTED_MAX = 1000;

/** Sends posts to the subscribers: a job puts their emails in the outbox in batches, each subscriber once per issue. */
@Injectable()
export class NewsletterIssuesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: PostsService,
    private readonly outbox: EmailOutbox,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEND_ISSUE, ({ issueId }) => this.fillOutbox(issueId));
  }

  async getNewsletter(): Promise<Newsletter> {
    const { manager } = this.dataSource;
    const issues = await manager.find(NewsletterIssueEntity, { order: { id: 'DESC' }, take: LISTED_MAX });
    const unsent = await this.countUnsent();
    return {
      is_on: this.settings.hasMailServer,
      subscribers: await countConfirmed(manager),
      pending: await manager.countBy(NewsletterSubscriberEntity, { confirmedAt: IsNull() }),
      issues: issues.map((issue) => toNewsletterIssue(issue, unsent.get(issue.id))),
    };
  }

  /**
   * Sends a post to everybody who has subscribed; one that was unpublished meanwhile, to those whom it has not reached. Throws
   * problems of status 404 while the newsletter is off or for a post that readers cannot see, and 409 when it was sent or
   * nobody has subscribed.
   */
  async send(postId: number, sentBy: string): Promise<NewsletterIssueEntity> {
    assertNewsletter(this.settings);
    const { title } = await this.posts.get(postId, 'public');
    const issue = await this.dataSource.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('newsletter'))");
      const earlier = await manager.findOneBy(NewsletterIssueEntity, { postId });
      if (earlier !== null) return this.resume(manager, earlier);
      if ((await countConfirmed(manager)) === 0)
        throw conflict('No one has confirmed a subscription yet, so there is no one to send it to.');
      const created = await manager.save(NewsletterIssueEntity, {
        postId,
        title,
        sentBy,
        recipients: 0,
        startedAt: this.clock.now(),
        completedAt: null,
      });
      await this.jobs.enqueue(manager, SEND_ISSUE, { issueId: created.id });
      return created;
    });
    this.jobs.wake();
    return issue;
  }

  /** Gives up the deliveries that were stopped, so that the job makes them again. */
  private async resume(
    manager: EntityManager,
    { id }: NewsletterIssueEntity,
  ): Promise<NewsletterIssueEntity> {
    const [, stopped] = await manager.query<[unknown[], number]>(
      `DELETE FROM newsletter_deliveries delivery USING mails mail
       WHERE delivery.issue_id = $1 AND mail.kind = $2 AND mail.subject_id = delivery.id AND mail.state = 'void'`,
      [id, EMAIL_KINDS.issue],
    );
    if (stopped === 0) throw conflict('This post was already sent to the subscribers.');
    await manager.decrement(NewsletterIssueEntity, { id }, 'recipients', stopped);
    await manager.update(NewsletterIssueEntity, { id }, { completedAt: null });
    await this.jobs.enqueue(manager, SEND_ISSUE, { issueId: id });
    return manager.findOneByOrFail(NewsletterIssueEntity, { id });
  }

  /** By issue. Subscribers who have left are not counted. */
  private async countUnsent(): Promise<Map<number, Unsent>> {
    const rows = await this.dataSource.query<({ id: number } & Unsent)[]>(
      `SELECT delivery.issue_id AS id,
         count(*) FILTER (WHERE mail.state = 'waiting')::integer AS waiting,
         count(*) FILTER (WHERE mail.state = 'void')::integer AS stopped,
         count(*) FILTER (WHERE mail.state = 'refused')::integer AS refused
       FROM mails mail JOIN newsletter_deliveries delivery ON delivery.id = mail.subject_id
       WHERE mail.kind = $1 AND mail.state <> 'sent' GROUP BY delivery.issue_id`,
      [EMAIL_KINDS.issue],
    );
    return new Map(rows.map(({ id, ...unsent }) => [id, unsent]));
  }

  /** May run again after a failure: a subscriber with a delivery is skipped. */
  private async fillOutbox(issueId: number): Promise<void> {
    for (;;) {
      const added = await this.dataSource.transaction((manager) => this.addBatch(manager, issueId));
      this.jobs.wake();
      if (added === 0) return;
    }
  }

  /** Returns the number of emails that were added. */
  private async addBatch(manager: EntityManager, issueId: number): Promise<number> {
    const deliveries = await manager.query<{ id: number }[]>(
      `INSERT INTO newsletter_deliveries (issue_id, subscriber_id)
       SELECT issue.id, subscriber.id FROM newsletter_issues issue, newsletter_subscribers subscriber
       WHERE issue.id = $1 AND subscriber.confirmed_at < issue.started_at
         AND NOT EXISTS (SELECT FROM newsletter_deliveries delivery
           WHERE delivery.issue_id = issue.id AND delivery.subscriber_id = subscriber.id)
       ORDER BY subscriber.id LIMIT $2
       ON CONFLICT ON CONSTRAINT newsletter_deliveries_unique DO NOTHING RETURNING id`,
      [issueId, BATCH],
    );
    for (const { id } of deliveries) await this.outbox.enqueue(manager, EMAIL_KINDS.issue, id);
    if (deliveries.length > 0)
      await manager.increment(NewsletterIssueEntity, { id: issueId }, 'recipients', deliveries.length);
    else await manager.update(NewsletterIssueEntity, { id: issueId }, { completedAt: this.clock.now() });
    return deliveries.length;
  }
}

const conflict = (detail: string) => new ProblemException(409, { detail });

const countConfirmed = (manager: EntityManager) =>
  manager.countBy(NewsletterSubscriberEntity, { confirmedAt: Not(IsNull()) });
