import { Module } from '@nestjs/common';
import { JobsModule, RateLimitsModule } from '@paniscus/server/platform';
import { PostsModule } from '../posts/posts.module.ts';
import { NewsletterDataService } from './newsletter-data.service.ts';
import { NewsletterIssuesService } from './newsletter-issues.service.ts';
import { NewsletterLinksController } from './newsletter-links.controller.ts';
import { NewsletterSubscribersService } from './newsletter-subscribers.service.ts';
import { NewsletterEmailsBuilder } from './newsletter-emails.builder.ts';
import { NewsletterController } from './newsletter.controller.ts';

@Module({
  imports: [JobsModule, PostsModule, RateLimitsModule],
  controllers: [NewsletterController, NewsletterLinksController],
  providers: [
    NewsletterSubscribersService,
    NewsletterIssuesService,
    NewsletterEmailsBuilder,
    NewsletterDataService,
  ],
  exports: [NewsletterDataService],
})
export class NewsletterModule {}
