import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { emptyResponse } from '@paniscus/domain/validation';
import {
  donorPortalLinkSchema,
  donorPortalResponse,
  yearSummaryResponse,
} from '@paniscus/domain/donor-portal';
import type { DonorPortalLinkRequest, DonorPortalPage, YearSummary } from '@paniscus/domain/donor-portal';
import { getClientNetwork, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { DonorPortalLinksService } from './emails/portal-links.service.ts';
import { DonorPortalPageService } from './page/donor-portal-page.service.ts';

@Controller()
export class DonorPortalController {
  constructor(
    private readonly pages: DonorPortalPageService,
    private readonly links: DonorPortalLinksService,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Answers everything that was given from an address to whoever has the link from its letters.',
    response: {
      description: 'Gifts, receipts, years and monthly gifts, newest first.',
      schema: donorPortalResponse,
    },
    problems: { 404: 'There is no such link, or no longer.' },
  })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Get('giving/:token')
  page(@Param('token') token: string): Promise<DonorPortalPage> {
    return this.pages.of(token);
  }

  @Public()
  @Endpoint({
    summary: 'Answers what was given in a year, for the tax return; what was given back is not counted.',
    response: { description: 'The year, oldest gift first.', schema: yearSummaryResponse },
    problems: { 404: 'There is no such link, or no gift of that year.' },
  })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Get('giving/:token/years/:year')
  year(@Param('token') token: string, @Param('year') year: string): Promise<YearSummary> {
    return this.pages.year(token, year);
  }

  @Public()
  @Endpoint({
    summary: 'Revokes a donor’s link: it leads nowhere from now on, and a new one goes out by e-mail.',
    response: { status: 202, description: 'The new link is on its way.', schema: emptyResponse },
    problems: { 404: 'There is no such link, or no longer.', 429: 'It was replaced several times already.' },
  })
  @Header('cache-control', 'no-store')
  @Post('giving/:token/revoke')
  @HttpCode(202)
  async revoke(@Param('token') token: string): Promise<Record<string, never>> {
    await this.links.renew(token);
    return {};
  }

  @Public()
  @Endpoint({
    summary: 'Sends the link to their gifts to a donor, if anything was given from that address.',
    response: {
      status: 202,
      description: 'The same, whether anything was given from there or not.',
      schema: emptyResponse,
    },
    problems: { 429: 'Too many tries.' },
  })
  @Post('giving-link')
  @HttpCode(202)
  async ask(
    @Body(new SchemaPipe(donorPortalLinkSchema)) body: DonorPortalLinkRequest,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.links.ask(body, getClientNetwork(request));
    return {};
  }
}
