import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { anonymitySchema, donorPortalResponse } from '@paniscus/domain/donor-portal';
import type { AnonymityRequest, DonorPortalPage } from '@paniscus/domain/donor-portal';
import { Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import { DonorAnonymity } from './donor-anonymity.service.ts';
import { DonorPortalPageService } from './donor-portal-page.service.ts';

@Controller()
export class DonorAnonymityController {
  constructor(
    private readonly pages: DonorPortalPageService,
    private readonly anonymity: DonorAnonymity,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Hides or shows the donor’s name on all gifts; repeating the request has no further effect.',
    response: { description: 'The updated donor portal.', schema: donorPortalResponse },
    problems: { 404: 'The link token is invalid or has been revoked.', 429: 'Too many requests.' },
  })
  @Header('cache-control', 'no-store')
  @Post('giving/:token/anonymity')
  @HttpCode(200)
  async changeAnonymity(
    @Param('token') token: string,
    @Body(new SchemaPipe(anonymitySchema)) { is_anonymous }: AnonymityRequest,
  ): Promise<DonorPortalPage> {
    await this.anonymity.change(token, is_anonymous);
    return this.pages.get(token);
  }
}
