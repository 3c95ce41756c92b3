import { Injectable } from '@nestjs/common';
import { StripeCustomersService } from '@paniscus/server/integrations';
import type { CustomerDetails } from '@paniscus/server/integrations';
import { EventLog } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { DonorDetailsColumns } from './donor-details.view.ts';

type Changed = { customerId: string; before: CustomerDetails };

/** Customers at the payment provider that are still charged for a donor's recurring gifts. */
@Injectable()
export class ProviderCustomers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: StripeCustomersService,
    private readonly log: EventLog,
  ) {}

  /** Changes all customers of a lowercase email, then runs `apply`; when anything fails, changes them back. */
  async change(email: string, columns: DonorDetailsColumns, apply: () => Promise<void>): Promise<void> {
    const changed: Changed[] = [];
    try {
      for (const customerId of await this.listIds(email)) {
        const before = await this.customers.findDetails(customerId);
        if (before === undefined) continue;
        // Listed first: a request that timed out may have reached the provider.
        changed.push({ customerId, before });
        await this.customers.changeDetails(customerId, toCustomerDetails(columns));
      }
      await apply();
    } catch (error) {
      await this.restore(changed);
      throw error;
    }
  }

  private async listIds(email: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT DISTINCT customer_id AS id FROM monthly_gifts
       WHERE lower(email) = $1 AND customer_id IS NOT NULL AND state IN ('active', 'past_due', 'paused')
       ORDER BY customer_id`,
      [email],
    );
    return rows.map(({ id }) => id);
  }

  private async restore(changed: readonly Changed[]): Promise<void> {
    for (const { customerId, before } of changed)
      await this.customers
        .changeDetails(customerId, before)
        .catch((error: unknown) => this.log.warn('customer_not_restored', error));
  }
}

const toCustomerDetails = (columns: DonorDetailsColumns): CustomerDetails => ({
  name: `${columns.firstName} ${columns.lastName}`,
  address: {
    line1: columns.line1,
    line2: columns.line2,
    city: columns.city,
    state: columns.region,
    postal_code: columns.postalCode,
    country: columns.country,
  },
});
