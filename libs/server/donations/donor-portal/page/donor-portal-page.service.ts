import { Injectable } from '@nestjs/common';
import { organization } from '@paniscus/content';
import type { DonorPortalPage, DonorPortalYear, YearSummary } from '@paniscus/domain/donor-portal';
import { notFound } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { formatDonorName } from '../../donation/donor-name.ts';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { RecurringDonationSources } from '../../donor-links/recurring-donation-sources.ts';
import { toGivenGift } from './past-donation.view.ts';
import { PastDonationsService } from './past-donations.service.ts';

const NEWEST = 200;

@Injectable()
export class DonorPortalPageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DonorLinksService,
    private readonly gifts: PastDonationsService,
    private readonly recurringDonations: RecurringDonationSources,
  ) {}

  /** Throws a 404 problem for an unknown or revoked token. */
  async of(token: string): Promise<DonorPortalPage> {
    const email = await this.links.findEmail(token);
    const gifts = await this.gifts.newest(email, NEWEST);
    const [newest] = gifts;
    return {
      name: newest === undefined ? email : formatDonorName(newest),
      email,
      monthly_gifts: await this.recurringDonations.listRecurringDonations(this.dataSource.manager, email),
      gifts: gifts.map(toGivenGift),
      years: await this.gifts.years(email, organization.timeZone),
    };
  }

  /** A year's donations that are not refunded. Throws a 404 problem for a year without any. */
  async year(token: string, year: string): Promise<YearSummary> {
    const email = await this.links.findEmail(token);
    const known = (await this.gifts.years(email, organization.timeZone)).find(wasGivenBy(year));
    if (known === undefined) throw notFound('There are no donations in that year.');
    const gifts = await this.gifts.inYear(email, known.year, organization.timeZone);
    const newest = gifts.at(-1);
    return {
      ...known,
      name: newest === undefined ? email : formatDonorName(newest),
      email,
      gifts: gifts.map(toGivenGift),
    };
  }
}

const wasGivenBy =
  (text: string) =>
  ({ year }: DonorPortalYear): boolean =>
    String(year) === text;
