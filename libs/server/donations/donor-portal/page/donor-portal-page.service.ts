import { Injectable } from '@nestjs/common';
import { organization } from '@paniscus/content';
import type { DonorPortalPage, DonorPortalYear, YearSummary } from '@paniscus/domain/donor-portal';
import { notFound } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { formatDonorName } from '../../donation/donor-name.ts';
import { DonorDetailsService } from '../../donor-links/donor-details.service.ts';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { RecurringDonationSources } from '../../donor-links/recurring-donation-sources.ts';
import { toDonorDetails, toUnchangedDetails } from '../details/donor-details.view.ts';
import { DonorAnonymity } from './donor-anonymity.service.ts';
import { toPastDonation } from './past-donation.view.ts';
import { PastDonationsService } from './past-donations.service.ts';

const NEWEST = 200;

@Injectable()
export class DonorPortalPageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DonorLinksService,
    private readonly donations: PastDonationsService,
    private readonly recurringDonations: RecurringDonationSources,
    private readonly anonymity: DonorAnonymity,
    private readonly details: DonorDetailsService,
  ) {}

  /** Throws a 404 problem for an unknown or revoked token. */
  async get(token: string): Promise<DonorPortalPage> {
    const email = await this.links.findEmail(token);
    const donations = await this.donations.listNewest(email, NEWEST);
    const { manager } = this.dataSource;
    const details = await this.details.findCurrent(manager, email);
    const [newest] = donations;
    const named = details ?? newest;
    return {
      name: named === undefined ? email : formatDonorName(named),
      email,
      anonymity: await this.anonymity.get(email),
      details: details === null ? toUnchangedDetails(newest) : toDonorDetails(details),
      monthly_gifts: await this.recurringDonations.listRecurringDonations(manager, email),
      gifts: donations.map(toPastDonation),
      years: await this.donations.listYears(email, organization.timeZone),
    };
  }

  /** A year's donations that are not refunded. Throws a 404 problem for a year without any. */
  async getYear(token: string, year: string): Promise<YearSummary> {
    const email = await this.links.findEmail(token);
    const known = (await this.donations.listYears(email, organization.timeZone)).find(isYear(year));
    if (known === undefined) throw notFound('There are no donations in that year.');
    const donations = await this.donations.listInYear(email, known.year, organization.timeZone);
    const details = await this.details.findCurrent(this.dataSource.manager, email);
    const named = details ?? donations.at(-1);
    const name = named === undefined ? email : formatDonorName(named);
    return {
      ...known,
      name,
      email,
      is_in_one_name: donations.every((donation) => formatDonorName(donation) === name),
      gifts: donations.map(toPastDonation),
    };
  }
}

const isYear =
  (text: string) =>
  ({ year }: DonorPortalYear): boolean =>
    String(year) === text;
