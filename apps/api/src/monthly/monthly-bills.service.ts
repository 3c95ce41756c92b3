import { Injectable } from '@nestjs/common';
import { StripeSubscriptionsService } from '../stripe/stripe-subscriptions.service.ts';

/** What is owed of a monthly gift. */
@Injectable()
export class RecurringInvoices {
  constructor(private readonly subscriptions: StripeSubscriptionsService) {}

  /** Takes back every bill that is still open: nobody is charged for it any more. Again: nothing happens. */
  async letGo(subscriptionId: string): Promise<void> {
    for (const { status, invoiceId } of await this.subscriptions.invoices(subscriptionId))
      if (status === 'open') await this.subscriptions.voidInvoice(invoiceId);
  }
}
