import { Controller, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  RECURRING_DONATION_STATES,
  recurringDonationListResponse,
  recurringDonationSummaryResponse,
} from '@paniscus/domain/donor-portal';
import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import { Audited, Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import {
  IdPipe,
  ChoiceQuery,
  PageQuery,
  SearchQuery,
  parseChoice,
  parseListPage,
  linkNextPage,
  parseSearch,
  Endpoint,
} from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { RecurringDonationEntity } from '../recurring/recurring-donation.entity.ts';
import { RecurringDonationsService } from '../recurring/recurring-donations.service.ts';

@Roles('admin')
@Controller('monthly-gifts')
export class RecurringDonationsController {
  constructor(private readonly recurringDonations: RecurringDonationsService) {}

  @Endpoint({
    summary: 'Lists recurring donations, newest first.',
    response: {
      description: 'A page of recurring donations; the `Link` header contains the URL of the next page.',
      schema: recurringDonationListResponse,
    },
    problems: { 422: 'A filter, the limit or the cursor is invalid.' },
  })
  @ChoiceQuery('state', RECURRING_DONATION_STATES)
  @SearchQuery('Part of a name or email address.')
  @PageQuery()
  @Header('cache-control', 'no-store')
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecurringDonationSummary[]> {
    const filter = {
      state: parseChoice(query, 'state', RECURRING_DONATION_STATES),
      search: parseSearch(query),
    };
    const page = parseListPage(query);
    const { recurringDonations, nextAfter } = await this.recurringDonations.list(filter, page);
    linkNextPage(reply, '/api/monthly-gifts/', filter, { limit: page.limit, nextAfter });
    return recurringDonations;
  }

  @Endpoint({
    summary:
      'Cancels a recurring donation and notifies the donor by email; repeating the request has no further effect.',
    response: { description: 'The updated recurring donation.', schema: recurringDonationSummaryResponse },
    problems: {
      404: 'The recurring donation does not exist.',
      503: 'The payment provider is unavailable.',
    },
  })
  @Header('cache-control', 'no-store')
  @Audited('recurring_donation.stopped', { changes: RecurringDonationEntity })
  @Post(':id/stop')
  @HttpCode(200)
  stop(
    @Param('id', IdPipe) id: number,
    @StaffUser() staff: StaffIdentity,
  ): Promise<RecurringDonationSummary> {
    return this.recurringDonations.stop(id, `staff ${staff.username}`);
  }
}
