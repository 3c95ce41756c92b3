import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  newsletterSignUpSchema,
  newsletterSubscriptionResponse,
  newsletterUnsubscribedResponse,
} from '@paniscus/domain/newsletter';
import type {
  NewsletterSignUp,
  NewsletterSubscription,
  NewsletterUnsubscribed,
} from '@paniscus/domain/newsletter';
import { emptyResponse } from '@paniscus/domain/validation';
import { Endpoint, getClientNetwork, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { NewsletterSubscribersService } from './newsletter-subscribers.service.ts';

const NOT_FOUND = 'The link is wrong, or the address is no longer subscribed.';

/** What a reader does: sign up, and follow the link in an email. */
@Public()
@Controller('newsletter')
export class NewsletterLinksController {
  constructor(private readonly subscribers: NewsletterSubscribersService) {}

  @Endpoint({
    summary: 'Emails a link to confirm the address; the response is the same for subscribed addresses.',
    response: { status: 202, description: 'The request was accepted.', schema: emptyResponse },
    problems: {
      404: 'The newsletter is off, because no mail server is set up.',
      429: 'Too many requests from this network.',
    },
  })
  @Post('subscriptions')
  @HttpCode(202)
  async signUp(
    @Body(new SchemaPipe(newsletterSignUpSchema)) { email }: NewsletterSignUp,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    await this.subscribers.signUp(email, getClientNetwork(request));
    return {};
  }

  @Endpoint({
    summary: 'Returns the subscription of a link.',
    response: { description: 'The subscription.', schema: newsletterSubscriptionResponse },
    problems: { 404: NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Get('links/:token')
  get(@Param('token') token: string): Promise<NewsletterSubscription> {
    return this.subscribers.find(token);
  }

  @Endpoint({
    summary: 'Confirms the address of a link.',
    response: { description: 'The subscription.', schema: newsletterSubscriptionResponse },
    problems: { 404: NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Post('links/:token/confirm')
  @HttpCode(200)
  confirm(@Param('token') token: string): Promise<NewsletterSubscription> {
    return this.subscribers.confirm(token);
  }

  @Endpoint({
    summary: 'Deletes the address of a link; repeating it changes nothing.',
    response: {
      description: 'No address is subscribed with the link.',
      schema: newsletterUnsubscribedResponse,
    },
  })
  @Post('links/:token/unsubscribe')
  @HttpCode(200)
  async unsubscribe(@Param('token') token: string): Promise<NewsletterUnsubscribed> {
    return { was_subscribed: await this.subscribers.unsubscribe(token) };
  }
}
