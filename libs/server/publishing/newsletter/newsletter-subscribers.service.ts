import { Inject, Injectable } from '@nestjs/common';
import type { NewsletterSubscription } from '@paniscus/domain/newsletter';
import { DAY_MS } from '@paniscus/domain/timing';
import {
  Clock,
  createCapabilityToken,
  EmailOutbox,
  isCapabilityToken,
  JobsService,
  notFound,
  RateLimitsService,
  Scheduler,
  SETTINGS,
  tooMany,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource, IsNull, LessThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { assertNewsletter } from './assert-newsletter.ts';
import { EMAIL_KINDS } from './newsletter-emails.data.ts';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity.ts';

const PER_NETWORK = { limit: 20, windowS: 3600 };
/** Confirmation emails to one address; further requests are silently dropped. */
const PER_ADDRESS = { limit: 3, windowS: 86_400 };
/** How long the link in a confirmation email works. */
const PENDING_MS = 7 * DAY_MS;
const PRUNE_EVERY_MS = DAY_MS / 4;

/** Newsletter subscriptions with double opt-in: nothing is sent to an address that was not confirmed by email. */
@Injectable()
export class NewsletterSubscribersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: EmailOutbox,
    private readonly jobs: JobsService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({ name: 'newsletter_prune', everyMs: PRUNE_EVERY_MS, run: () => this.prune() });
  }

  /**
   * Sends a link for confirming the address, unless it is subscribed; the response never reveals which. Throws problems of
   * status 404 (the newsletter is off), 422 (our mail server cannot send to the address) and 429.
   */
  async signUp(email: string, network: string): Promise<void> {
    assertNewsletter(this.settings);
    const { isAllowed, retryAfterS } = await this.limits.take('newsletter-network', network, PER_NETWORK);
    if (!isAllowed) throw tooMany(retryAfterS);
    await this.outbox.assertDeliverable('email', email);
    const ofAddress = await this.limits.take('newsletter-address', email.toLowerCase(), PER_ADDRESS);
    if (!ofAddress.isAllowed) return;
    await this.dataSource.transaction((manager) => this.addPending(manager, email.toLowerCase()));
    this.jobs.wake();
  }

  /** Throws a 404 problem when the link does not work, or not any more. */
  async find(token: string): Promise<NewsletterSubscription> {
    return toSubscription(await this.get(token));
  }

  /** Repeating it changes nothing. Throws a 404 problem when the link does not work, or not any more. */
  async confirm(token: string): Promise<NewsletterSubscription> {
    const { email } = await this.get(token);
    const confirmedAt = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      await lockAddress(manager, email);
      await manager.update(NewsletterSubscriberEntity, { token, confirmedAt: IsNull() }, { confirmedAt });
    });
    return this.find(token);
  }

  /** Deletes the address. Returns false when the link is wrong or was used before. */
  async unsubscribe(token: string): Promise<boolean> {
    if (!isCapabilityToken(token)) return false;
    const { affected } = await this.dataSource.manager.delete(NewsletterSubscriberEntity, { token });
    return affected === 1;
  }

  /** Deletes an address that does not exist. Repeating it changes nothing. */
  async remove(id: number): Promise<void> {
    await this.dataSource.manager.delete(NewsletterSubscriberEntity, { id });
  }

  /** A new request keeps the token, so that the links of earlier emails still work. */
  private async addPending(manager: EntityManager, email: string): Promise<void> {
    await lockAddress(manager, email);
    const stored = await manager.findOneBy(NewsletterSubscriberEntity, { email });
    if (stored !== null && stored.confirmedAt !== null) return;
    if (stored !== null) await manager.delete(NewsletterSubscriberEntity, { id: stored.id });
    const { id } = await manager.save(NewsletterSubscriberEntity, {
      email,
      token: stored?.token ?? createCapabilityToken(),
      createdAt: this.clock.now(),
      confirmedAt: null,
    });
    await this.outbox.enqueue(manager, EMAIL_KINDS.confirmation, id);
  }

  private async get(token: string): Promise<NewsletterSubscriberEntity> {
    const subscriber = isCapabilityToken(token)
      ? await this.dataSource.manager.findOneBy(NewsletterSubscriberEntity, { token })
      : null;
    if (subscriber === null) throw notFound('This link no longer works. The address is not subscribed.');
    return subscriber;
  }

  /** Deletes addresses that nobody confirmed in time. */
  async prune(): Promise<void> {
    const createdBefore = new Date(this.clock.now().getTime() - PENDING_MS);
    await this.dataSource.manager.delete(NewsletterSubscriberEntity, {
      confirmedAt: IsNull(),
      createdAt: LessThan(createdBefore),
    });
  }
}

/** Keeps a new request from replacing a subscription while it is confirmed. */
const lockAddress = (manager: EntityManager, email: string) =>
  manager.query("SELECT pg_advisory_xact_lock(hashtext('newsletter'), hashtext($1))", [email]);

const toSubscription = ({ email, confirmedAt }: NewsletterSubscriberEntity): NewsletterSubscription => ({
  email,
  state: confirmedAt === null ? 'pending' : 'subscribed',
});
