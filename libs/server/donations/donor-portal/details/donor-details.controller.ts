import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { donorDetailsSchema, donorPortalResponse } from '@paniscus/domain/donor-portal';
import type { DonorDetailsRequest, DonorPortalPage } from '@paniscus/domain/donor-portal';
import { Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import { DonorPortalPageService } from '../page/donor-portal-page.service.ts';
import { ChangeDonorDetails } from './change-donor-details.service.ts';

@Controller()
export class DonorDetailsController {
  constructor(
    private readonly pages: DonorPortalPageService,
    private readonly details: ChangeDonorDetails,
  ) {}

  @Public()
  @Endpoint({
    summary:
      'Changes the donor’s name and postal address for future receipts and charges; past receipts stay as they are.',
    response: { description: 'The updated donor portal.', schema: donorPortalResponse },
    problems: {
      404: 'The link token is invalid or has been revoked.',
      409: 'Another change is being saved.',
      429: 'Too many requests.',
      503: 'The payment provider is unavailable; nothing was changed.',
    },
  })
  @Header('cache-control', 'no-store')
  @Post('giving/:token/details')
  @HttpCode(200)
  async changeDetails(
    @Param('token') token: string,
    @Body(new SchemaPipe(donorDetailsSchema)) body: DonorDetailsRequest,
  ): Promise<DonorPortalPage> {
    await this.details.change(token, body);
    return this.pages.get(token);
  }
}
