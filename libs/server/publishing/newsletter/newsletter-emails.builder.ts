import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { newsletterConfirmationEmail, newsletterIssueEmail } from '@paniscus/emails';
import type { Email } from '@paniscus/emails';
import { paths } from '@paniscus/routes';
import { EmailOutbox, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { PostsService } from '../posts/posts.service.ts';
import { NewsletterDeliveryEntity } from './newsletter-delivery.entity.ts';
import { EMAIL_KINDS } from './newsletter-emails.data.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity.ts';
import { NewsletterSubscribersService } from './newsletter-subscribers.service.ts';

/** Builds the emails of the newsletter; none to somebody who has unsubscribed meanwhile, or of a post that was unpublished. */
@Injectable()
export class NewsletterEmailsBuilder implements OnModuleInit {
  constructor(
    private readonly outbox: EmailOutbox,
    private readonly dataSource: DataSource,
    private readonly posts: PostsService,
    private readonly subscribers: NewsletterSubscribersService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.outbox.register({
      kind: EMAIL_KINDS.confirmation,
      build: (id) => this.buildConfirmation(id),
      onUnknownRecipient: (id) => this.subscribers.remove(id),
    });
    this.outbox.register({
      kind: EMAIL_KINDS.issue,
      build: (id) => this.buildIssue(id),
      onUnknownRecipient: (id) => this.removeSubscriber(id),
    });
  }

  private async buildConfirmation(id: number): Promise<Email | undefined> {
    const subscriber = await this.dataSource.manager.findOneBy(NewsletterSubscriberEntity, { id });
    if (subscriber === null || subscriber.confirmedAt !== null) return undefined;
    return newsletterConfirmationEmail({ email: subscriber.email, url: this.toUrl(subscriber) });
  }

  private async buildIssue(id: number): Promise<Email | undefined> {
    const { manager } = this.dataSource;
    const delivery = await manager.findOneBy(NewsletterDeliveryEntity, { id });
    if (delivery === null) return undefined;
    const issue = await manager.findOneByOrFail(NewsletterIssueEntity, { id: delivery.issueId });
    const subscriber = await manager.findOneByOrFail(NewsletterSubscriberEntity, {
      id: delivery.subscriberId,
    });
    const post = await this.posts.find(issue.postId, 'public');
    if (post === undefined) return undefined;
    return newsletterIssueEmail({
      email: subscriber.email,
      title: post.title,
      byline: post.byline,
      excerpt: post.excerpt === '' ? post.derivedExcerpt : post.excerpt,
      url: new URL(paths.post(post.id, post.slug), this.settings.publicUrl).href,
      unsubscribeUrl: this.toUrl(subscriber),
    });
  }

  /** The mail server knows nobody at the address, so the issue reaches one person less. */
  private async removeSubscriber(deliveryId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const delivery = await manager.findOneBy(NewsletterDeliveryEntity, { id: deliveryId });
      if (delivery === null) return;
      await manager.decrement(NewsletterIssueEntity, { id: delivery.issueId }, 'recipients', 1);
      await manager.delete(NewsletterSubscriberEntity, { id: delivery.subscriberId });
    });
  }

  private toUrl({ token }: NewsletterSubscriberEntity): string {
    return new URL(paths.newsletterLink(token), this.settings.publicUrl).href;
  }
}
