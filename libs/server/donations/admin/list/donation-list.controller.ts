import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { donationListResponse } from '@paniscus/domain/donation';
import type { StreamableFile } from '@nestjs/common';
import type { DonationSummary } from '@paniscus/domain/donation';
import { Roles } from '@paniscus/server/identity';
import {
  createCsvDownload,
  PageQuery,
  parseListPage,
  linkNextPage,
  Endpoint,
} from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { DONATION_COLUMNS } from './donation-csv.ts';
import { DonationFilterQuery } from './donation-filter.decorator.ts';
import { parseDonationFilter } from './donation-filter.ts';
import { DonationListService } from './donation-list.service.ts';

@Roles('admin')
@Controller('donations')
export class DonationListController {
  constructor(private readonly donations: DonationListService) {}

  @Endpoint({
    summary: 'Lists donations, newest first.',
    response: {
      description: 'A page of donations; the `Link` header contains the URL of the next page.',
      schema: donationListResponse,
    },
    problems: { 422: 'A filter, the limit or the cursor is invalid.' },
  })
  @DonationFilterQuery()
  @PageQuery()
  @Header('cache-control', 'no-store')
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DonationSummary[]> {
    const filter = parseDonationFilter(query);
    const page = parseListPage(query);
    const { donations, nextAfter } = await this.donations.list(filter, page);
    linkNextPage(reply, '/api/donations/', filter, { limit: page.limit, nextAfter });
    return donations;
  }

  @Endpoint({
    summary: 'Exports all matching donations as CSV, with amounts in US dollars.',
    response: { description: 'The CSV file.', mediaType: 'text/csv' },
    problems: { 422: 'A filter is invalid.' },
  })
  @DonationFilterQuery()
  @Header('cache-control', 'no-store')
  @Get('export.csv')
  export(@Query() query: Record<string, unknown>): Promise<StreamableFile> {
    return createCsvDownload(
      'donations.csv',
      DONATION_COLUMNS,
      this.donations.records(parseDonationFilter(query)),
    );
  }
}
