import { Injectable } from '@nestjs/common';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';

@Injectable()
export class RecurringInvoices {
  constructor(private readonly subscriptions: StripeSubscriptionsService) {}

  /** Voids all open invoices, so that they are never charged. Idempotent. */
  async voidOpenInvoices(subscriptionId: string): Promise<void> {
    for (const { status, invoiceId } of await this.subscriptions.listInvoices(subscriptionId))
      if (status === 'open') await this.subscriptions.voidInvoice(invoiceId);
  }
}
