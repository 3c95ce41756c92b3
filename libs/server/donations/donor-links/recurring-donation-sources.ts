import { Injectable } from '@nestjs/common';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import type { EntityManager } from 'typeorm';

/** Lists the recurring donations of a lowercase email, newest first. */
export interface RecurringDonationSource {
  listRecurringDonations(manager: EntityManager, email: string): Promise<RecurringDonation[]>;
}

/**
 * The recurring donations module registers itself here in `onModuleInit`, so that the donor portal does not depend on
 * it.
 */
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
