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

const LINK_NOT_FOUND = 'The link token is invalid or has been revoked.';

@Controller()
export class DonorPortalController {
  constructor(
    private readonly pages: DonorPortalPageService,
    private readonly links: DonorPortalLinksService,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Returns the donor portal with the given link token, which is sent by email.',
    response: {
      description: 'Donations, yearly totals and recurring donations, newest first.',
      schema: donorPortalResponse,
    },
    problems: { 404: LINK_NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Get('giving/:token')
  page(@Param('token') token: string): Promise<DonorPortalPage> {
    return this.pages.get(token);
  }

  @Public()
  @Endpoint({
    summary: 'Returns a donor’s annual summary for tax purposes, net of refunds.',
    response: { description: 'The annual summary, oldest donation first.', schema: yearSummaryResponse },
    problems: {
      404: 'The link token is invalid or has been revoked, or there are no donations in that year.',
    },
  })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Get('giving/:token/years/:year')
  getYear(@Param('token') token: string, @Param('year') year: string): Promise<YearSummary> {
    return this.pages.getYear(token, year);
  }

  @Public()
  @Endpoint({
    summary: 'Revokes a donor portal link and emails the donor a new one.',
    response: {
      status: 202,
      description: 'The link was revoked; the new one is sent by email.',
      schema: emptyResponse,
    },
    problems: {
      404: LINK_NOT_FOUND,
      429: 'The link has already been replaced several times within the last hour.',
    },
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
    summary: 'Emails the donor portal link if donations were made with the email address.',
    response: {
      status: 202,
      description:
        'The request was accepted; the response is the same whether or not the email address is known.',
      schema: emptyResponse,
    },
    problems: { 429: 'Too many requests.' },
  })
  @Post('giving-link')
  @HttpCode(202)
  async requestLink(
    @Body(new SchemaPipe(donorPortalLinkSchema)) body: DonorPortalLinkRequest,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.links.requestLink(body, getClientNetwork(request));
    return {};
  }
}
