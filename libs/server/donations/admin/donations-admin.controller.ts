import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { staffDonationResponse } from '@paniscus/domain/donation';
import type { StaffDonation } from '@paniscus/domain/donation';
import { refundSchema } from '@paniscus/domain/orders';
import type { RefundRequest } from '@paniscus/domain/orders';
import { attentionReviewSchema, emailCorrectionSchema } from '@paniscus/domain/payment';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { Audited, Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, IdempotencyKey, IdPipe, parseIdempotencyKey, SchemaPipe } from '@paniscus/server/platform';
import { DonationActions } from './donation-actions.service.ts';
import { DonationEmailCorrection } from './emails/email-correction.service.ts';
import { StaffDonationService } from './staff-donation.service.ts';

const UPDATED_DONATION = { description: 'The updated donation.', schema: staffDonationResponse };
const DONATION_NOT_FOUND = 'The donation does not exist.';

@Roles('admin')
@Controller('donations')
export class DonationsAdminController {
  constructor(
    private readonly donations: StaffDonationService,
    private readonly actions: DonationActions,
    private readonly correction: DonationEmailCorrection,
  ) {}

  @Endpoint({
    summary: 'Returns a donation with its full history.',
    response: { description: 'The donation.', schema: staffDonationResponse },
    problems: { 404: DONATION_NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<StaffDonation> {
    return this.donations.get(id);
  }

  @Endpoint({
    summary:
      'Refunds a donation by the given amount, or by the full remaining amount if none is given; repeating a `refund_id` has no further effect.',
    response: UPDATED_DONATION,
    problems: {
      404: DONATION_NOT_FOUND,
      409: 'The donation has not been paid, the amount exceeds what can be refunded, `refundable_cents` is out of date, the `refund_id` was used with another amount, or the payment provider rejected the refund.',
      503: 'The payment provider is unavailable; the refund is saved and made automatically later.',
    },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/refund')
  @HttpCode(200)
  async refund(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(refundSchema)) input: RefundRequest,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffDonation> {
    await this.actions.refund(id, input, staff);
    return this.donations.get(id);
  }

  @Endpoint({
    summary: 'Resends the receipt of a donation.',
    response: UPDATED_DONATION,
    problems: {
      404: DONATION_NOT_FOUND,
      409: 'The donation has not been paid or has been fully refunded.',
      429: 'The email has already been sent several times within the last hour.',
    },
  })
  @IdempotencyKey('Repeating a request with the same key sends no further copy.')
  @Header('cache-control', 'no-store')
  @Post(':id/resend-email')
  @HttpCode(200)
  async resendEmail(
    @Param('id', IdPipe) id: number,
    @Headers('idempotency-key') key: string | undefined,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffDonation> {
    await this.actions.resendEmail(id, staff, parseIdempotencyKey(key));
    return this.donations.get(id);
  }

  @Endpoint({
    summary: 'Corrects an address that the mail server refused, and sends its emails again.',
    response: UPDATED_DONATION,
    problems: { 404: DONATION_NOT_FOUND, 409: 'The donation does not have the refused address.' },
  })
  @Header('cache-control', 'no-store')
  @Audited('donation.email_corrected')
  @Post(':id/correct-email')
  @HttpCode(200)
  async correctEmail(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(emailCorrectionSchema)) input: EmailCorrection,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffDonation> {
    await this.donations.get(id);
    await this.correction.correct(id, input, staff.username);
    return this.donations.get(id);
  }

  @Endpoint({
    summary: 'Marks a donation as reviewed and retries its failed emails.',
    response: UPDATED_DONATION,
    problems: { 404: DONATION_NOT_FOUND, 409: 'It needs no review, or its note differs from `attention`.' },
  })
  @Header('cache-control', 'no-store')
  @Audited('donation.attention_settled')
  @Post(':id/resolve-attention')
  @HttpCode(200)
  async resolveAttention(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(attentionReviewSchema, { isOptional: true })) review: AttentionReview,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffDonation> {
    await this.actions.resolveAttention(id, review, staff.username);
    return this.donations.get(id);
  }
}
