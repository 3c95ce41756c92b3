import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import {
  newsletterIssueResponse,
  newsletterResponse,
  newsletterSendSchema,
} from '@paniscus/domain/newsletter';
import type { Newsletter, NewsletterIssue, NewsletterSend } from '@paniscus/domain/newsletter';
import { Audited, Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { toNewsletterIssue } from './newsletter-issue.view.ts';
import { NewsletterIssuesService } from './newsletter-issues.service.ts';

/** What staff do: see how many people subscribed, and send them a post. */
@Roles('editor', 'admin')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly issues: NewsletterIssuesService) {}

  @Endpoint({
    summary: 'Returns the number of subscribers and the posts that were sent to them.',
    response: { description: 'The newsletter.', schema: newsletterResponse },
  })
  @Header('cache-control', 'no-store')
  @Get()
  get(): Promise<Newsletter> {
    return this.issues.getNewsletter();
  }

  @Endpoint({
    summary: 'Sends a published post to all subscribers whom it has not reached.',
    response: { status: 201, description: 'The issue; its emails follow.', schema: newsletterIssueResponse },
    problems: {
      404: 'No published post has this id, or the newsletter is off.',
      409: 'The post was already sent, or no one has confirmed a subscription yet.',
    },
  })
  @Audited('newsletter.sent', {
    describe: ({ post_id: id }: { post_id?: unknown }) => ({ post: String(id) }),
  })
  @Post('issues')
  async send(
    @Body(new SchemaPipe(newsletterSendSchema)) { post_id: postId }: NewsletterSend,
    @StaffUser() staff: StaffIdentity,
  ): Promise<NewsletterIssue> {
    return toNewsletterIssue(await this.issues.send(postId, staff.byline));
  }
}
