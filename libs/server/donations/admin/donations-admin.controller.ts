import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { staffDonationResponse } from '@paniscus/domain/donation';
import type { StaffDonation } from '@paniscus/domain/donation';
import { refundSchema } from '@paniscus/domain/orders';
import type { RefundRequest } from '@paniscus/domain/orders';
import { Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { IdPipe, Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { DonationActions } from './donation-actions.service.ts';
import { StaffDonationService } from './staff-donation.service.ts';

const AFTERWARDS = { description: 'The donation afterwards.', schema: staffDonationResponse };
const UNKNOWN = 'There is no such donation.';

@Roles('admin')
@Controller('donations')
export class DonationsAdminController {
  constructor(
    private readonly donations: StaffDonationService,
    private readonly actions: DonationActions,
  ) {}

  @Endpoint({
    summary: 'Answers one donation with its whole history.',
    response: { description: 'The donation.', schema: staffDonationResponse },
    problems: { 404: UNKNOWN },
  })
  @Header('cache-control', 'no-store')
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<StaffDonation> {
    return this.donations.of(id);
  }

  @Endpoint({
    summary:
      'Gives money back, all that is left unless told how much; the same refund_id is the same refund.',
    response: AFTERWARDS,
    problems: {
      404: UNKNOWN,
      409: 'It is more than is left, the donation has not been paid, or the provider refuses.',
      503: 'The provider is away; the refund is kept and done later.',
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
    await this.actions.refund(id, input, staff.username);
    return this.donations.of(id);
  }

  @Endpoint({
    summary: 'Sends the receipt once more.',
    response: AFTERWARDS,
    problems: {
      404: UNKNOWN,
      409: 'The donation has not been paid, or has been given back.',
      429: 'It was sent several times already.',
    },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/resend-email')
  @HttpCode(200)
  async resendEmail(
    @Param('id', IdPipe) id: number,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffDonation> {
    await this.actions.resendEmail(id, staff.username);
    return this.donations.of(id);
  }

  @Endpoint({
    summary: 'Says that somebody has looked at what needed a person; a letter that failed is tried again.',
    response: AFTERWARDS,
    problems: { 404: UNKNOWN, 409: 'There was nothing to look at.' },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/settle-attention')
  @HttpCode(200)
  async resolveAttention(
    @Param('id', IdPipe) id: number,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffDonation> {
    await this.actions.resolveAttention(id, staff.username);
    return this.donations.of(id);
  }
}
