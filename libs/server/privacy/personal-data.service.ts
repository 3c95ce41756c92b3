import { Injectable } from '@nestjs/common';
import { isEmptyPersonalData } from '@paniscus/domain/personal-data';
import type { PersonalData } from '@paniscus/domain/personal-data';
import { BuyerDataService } from '@paniscus/server/commerce';
import { DonorDataService } from '@paniscus/server/donations';
import { SavedFilters } from '@paniscus/server/identity';
import { NewsletterDataService } from '@paniscus/server/publishing';
import { EmailOutbox, notFound, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';

/** Answers requests to see or to erase what is held about one person. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly buyers: BuyerDataService,
    private readonly donors: DonorDataService,
    private readonly newsletter: NewsletterDataService,
    private readonly savedFilters: SavedFilters,
    private readonly outbox: EmailOutbox,
  ) {}

  async find(email: string): Promise<PersonalData> {
    const { manager } = this.dataSource;
    const buyer = await this.buyers.find(manager, email);
    const donor = await this.donors.find(manager, email);
    return {
      ...donor,
      email: email.toLowerCase(),
      orders: buyer.orders,
      refunds: [...donor.refunds, ...buyer.refunds],
      newsletter: await this.newsletter.find(manager, email),
      provider_records: [...donor.provider_records, ...buyer.provider_records],
      blockers: [...buyer.blockers, ...donor.blockers],
    };
  }

  /**
   * Erases in one transaction, and returns what was held until then. Throws problems of status 404 when nothing is held,
   * and 409 while something is in progress.
   */
  async erase(email: string): Promise<PersonalData> {
    const data = await this.find(email);
    if (isEmptyPersonalData(data)) throw notFound('Nothing is stored about this email address.');
    if (data.blockers.length > 0)
      throw new ProblemException(409, {
        detail: 'Nothing was erased, because something about this person is still in progress.',
      });
    const emailIds = await this.listEmailIds(email);
    await this.dataSource.transaction(async (manager) => {
      await this.outbox.giveUpRefused(manager, emailIds);
      await this.buyers.erase(manager, email);
      await this.donors.erase(manager, email);
      await this.newsletter.erase(manager, email);
      await this.savedFilters.erase(manager, email);
    });
    return data;
  }

  private async listEmailIds(email: string): Promise<number[]> {
    const { manager } = this.dataSource;
    const buyerEmails = await this.buyers.listEmailIds(manager, email);
    return [...buyerEmails, ...(await this.donors.listEmailIds(manager, email))];
  }
}
