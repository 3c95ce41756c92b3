import { Injectable } from '@nestjs/common';
import type { RecurringDonation } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';

/** Who knows the monthly gifts of an e-mail address (in lower case), newest first. */
export interface RecurringDonationSource {
  listRecurringDonations(manager: EntityManager, email: string): Promise<RecurringDonation[]>;
}

/** `monthly/` registers itself here in `onModuleInit`, so that a donor's page need not know it. */
@Injectable()
export class RecurringDonationSources {
  private source: RecurringDonationSource | undefined;

  register(source: RecurringDonationSource): void {
    this.source = source;
  }

  async listRecurringDonations(manager: EntityManager, email: string): Promise<RecurringDonation[]> {
    return (await this.source?.listRecurringDonations(manager, email)) ?? [];
  }
}
