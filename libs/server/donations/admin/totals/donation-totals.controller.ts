import { Controller, Get, Header } from '@nestjs/common';
import { donationTotalsResponse } from '@paniscus/domain/donation';
import type { MonthTotal } from '@paniscus/domain/donation';
import { Roles } from '@paniscus/server/identity';
import { Endpoint } from '@paniscus/server/platform';
import { DonationTotalsService } from './donation-totals.service.ts';

@Roles('admin')
@Controller('donation-totals')
export class DonationTotalsController {
  constructor(private readonly totals: DonationTotalsService) {}

  @Endpoint({
    summary: 'Returns the donation totals of each of the last twelve months.',
    response: {
      description:
        "Totals by month in the organization's time zone, oldest first, including the current month.",
      schema: donationTotalsResponse,
    },
  })
  @Header('cache-control', 'no-store')
  @Get()
  lastTwelveMonths(): Promise<MonthTotal[]> {
    return this.totals.lastTwelveMonths();
  }
}
