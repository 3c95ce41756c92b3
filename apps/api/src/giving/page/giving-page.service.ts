import { Injectable } from '@nestjs/common';
import { organisation } from '@paniscus/content';
import type { GivingPage, GivingYear, YearSummary } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/problem.ts';
import { donorNameOf } from '../../donations/receipts/receipt.view.ts';
import { DonorLinksService } from '../donor-links.service.ts';
import { MonthlyGiftSources } from '../monthly-gift-sources.ts';
import { givenGiftOf } from './given-gift.view.ts';
import { GivenGifts } from './given-gifts.service.ts';

const NEWEST = 200;

/** What the holder of a donor's link sees. */
@Injectable()
export class GivingPageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DonorLinksService,
    private readonly gifts: GivenGifts,
    private readonly monthlyGifts: MonthlyGiftSources,
  ) {}

  /** Throws a problem of status 404 for a token that is none of ours, or no longer. */
  async of(token: string): Promise<GivingPage> {
    const email = await this.links.emailOf(token);
    const gifts = await this.gifts.newest(email, NEWEST);
    const [newest] = gifts;
    return {
      name: newest === undefined ? email : donorNameOf(newest),
      email,
      monthly_gifts: await this.monthlyGifts.monthlyGiftsOf(this.dataSource.manager, email),
      gifts: gifts.map(givenGiftOf),
      years: await this.gifts.years(email, organisation.timeZone),
    };
  }

  /** A year's gifts that still count. Throws a problem of status 404 for a year without any. */
  async year(token: string, year: string): Promise<YearSummary> {
    const email = await this.links.emailOf(token);
    const known = (await this.gifts.years(email, organisation.timeZone)).find(isOf(year));
    if (known === undefined) throw notFound('Nothing was given in that year.');
    const gifts = await this.gifts.inYear(email, known.year, organisation.timeZone);
    const newest = gifts.at(-1);
    return {
      ...known,
      name: newest === undefined ? email : donorNameOf(newest),
      email,
      gifts: gifts.map(givenGiftOf),
    };
  }
}

const isOf =
  (text: string) =>
  ({ year }: GivingYear): boolean =>
    String(year) === text;
