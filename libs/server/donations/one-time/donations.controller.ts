import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { sentResponse } from '@paniscus/domain/validation';
import { donationEmailSchema, donationIntentResponse, donationIntentSchema } from '@paniscus/domain/donation';
import type {
  DonationEmailRequest,
  DonationIntentAnswer,
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
    summary: 'Begins a donation; the same donation_id is the same donation and the same payment.',
    response: {
      description: 'What the card confirmation in the browser needs.',
      schema: donationIntentResponse,
    },
    problems: {
      409: 'The donation has been paid already.',
      429: 'Too many tries.',
      503: 'The payment provider is away.',
    },
  })
  @Post('create-payment-intent')
  @HttpCode(200)
  begin(
    @Body(new SchemaPipe(donationIntentSchema)) body: DonationIntentRequest,
    @Req() request: FastifyRequest,
  ): Promise<DonationIntentAnswer> {
    return this.donations.begin(body, getClientNetwork(request));
  }

  @Public()
  @Endpoint({
    summary: 'Sends the receipt of a paid donation, once whatever calls come.',
    response: { description: 'It has been sent, now or before.', schema: sentResponse },
    problems: {
      404: 'There is no such donation, or not as told here.',
      409: 'It is not paid yet.',
      503: 'The mail server does not take it now; it is sent later.',
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
