import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { donationEmailSchema, donationIntentSchema } from '@paniscus/domain';
import type { DonationEmailRequest, DonationIntentAnswer, DonationIntentRequest } from '@paniscus/domain';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../common/address.ts';
import { Public } from '../common/public.decorator.ts';
import { SchemaPipe } from '../common/schema.pipe.ts';
import { DonationEmailService } from './donation-email.service.ts';
import { DonationsService } from './donations.service.ts';

/** What the donation page calls. */
@Controller()
export class DonationsController {
  constructor(
    private readonly donations: DonationsService,
    private readonly emails: DonationEmailService,
  ) {}

  /**
   * Begins a donation of `amount` whole US cents and answers what the card confirmation needs. The same
   * `donation_id` is the same donation and the same payment. 409: paid already. 429: too many. 503: try again.
   */
  @Public()
  @Post('create-payment-intent')
  @HttpCode(200)
  begin(
    @Body(new SchemaPipe(donationIntentSchema)) body: DonationIntentRequest,
    @Req() request: FastifyRequest,
  ): Promise<DonationIntentAnswer> {
    return this.donations.begin(body, networkOf(request));
  }

  /**
   * Sends the receipt of a donation, whose `amount` is here in US dollars; again: 200, nothing is sent twice.
   * 404: unknown or not as stored. 409: not paid. 503: the mail server does not take it now, it is sent later.
   */
  @Public()
  @Post('send-donation-email')
  @HttpCode(200)
  async sendEmail(
    @Body(new SchemaPipe(donationEmailSchema)) body: DonationEmailRequest,
  ): Promise<{ sent: true }> {
    await this.emails.send(body);
    return { sent: true };
  }
}
