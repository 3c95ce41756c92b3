import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { sentResponse } from '@paniscus/domain/validation';
import { donationEmailSchema, donationIntentResponse, donationIntentSchema } from '@paniscus/domain/donation';
import type {
  DonationEmailRequest,
  DonationIntentResponse,
  DonationIntentRequest,
} from '@paniscus/domain/donation';
import { getClientNetwork, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { DonationsService } from './donations.service.ts';
import { DonationEmailService } from './emails/donation-email.service.ts';

@Controller()
export class DonationsController {
  constructor(
    private readonly donations: DonationsService,
    private readonly emails: DonationEmailService,
  ) {}

  @Public()
  @Endpoint({
    summary:
      'Creates a donation and its payment intent; repeating the request with the same `donation_id` has no further effect.',
    response: {
      description: 'The client secret that the browser uses to confirm the payment, and the customer ID.',
      schema: donationIntentResponse,
    },
    problems: {
      409: 'The donation has already been paid, its payment has expired, or a concurrent request changed it.',
      429: 'Too many requests.',
      503: 'The payment provider is unavailable.',
    },
  })
  @Post('create-payment-intent')
  @HttpCode(200)
  start(
    @Body(new SchemaPipe(donationIntentSchema)) body: DonationIntentRequest,
    @Req() request: FastifyRequest,
  ): Promise<DonationIntentResponse> {
    return this.donations.start(body, getClientNetwork(request));
  }

  @Public()
  @Endpoint({
    summary: 'Sends the receipt of a paid donation by email; repeating the request has no further effect.',
    response: {
      description: 'The email has been sent, by this request or an earlier one.',
      schema: sentResponse,
    },
    problems: {
      404: 'The donation does not exist or does not match the request.',
      409: 'The donation has not been paid.',
      429: 'Too many checks of the same unpaid payment.',
      503: 'The mail server is unavailable; the email will be sent later.',
    },
  })
  @Post('send-donation-email')
  @HttpCode(200)
  async sendEmail(
    @Body(new SchemaPipe(donationEmailSchema)) body: DonationEmailRequest,
  ): Promise<{ sent: true }> {
    await this.emails.send(body);
    return { sent: true };
  }
}
