import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import { findUnpaidInvoices } from './sync/provider-subscription.ts';

@Injectable()
export class RecurringInvoices {
  constructor(private readonly subscriptions: StripeSubscriptionsService) {}

  /**
   * Voids all open invoices, so that they are never charged. Returns the sum of those whose charge had failed. Idempotent.
   */
  async voidOpenInvoices(subscriptionId: string): Promise<Cents> {
    const invoices = await this.subscriptions.listInvoices(subscriptionId);
    const unpaid = findUnpaidInvoices(invoices);
    let droppedCents = 0;
    for (const invoice of invoices.filter(({ status }) => status === 'open')) {
      const isVoided = await this.subscriptions.voidInvoice(invoice.invoiceId);
      if (isVoided && unpaid.includes(invoice)) droppedCents += invoice.amountCents;
    }
    return droppedCents;
  }

  /**
   * Charges what could not be charged before, each invoice once per key. Returns the sum that was charged. Throws a 402 problem
   * with the provider's message.
   */
  async payUnpaid(subscriptionId: string, buildKey: (invoiceId: string) => string): Promise<Cents> {
    const unpaid = findUnpaidInvoices(await this.subscriptions.listInvoices(subscriptionId));
    let chargedCents = 0;
    for (const { invoiceId, amountCents } of unpaid)
      if (await this.subscriptions.pay(invoiceId, buildKey(invoiceId))) chargedCents += amountCents;
    return chargedCents;
  }

  /** Sum of the charges after the first that went through from a time on. */
  async sumPaidSince(subscriptionId: string, since: Date): Promise<Cents> {
    const invoices = await this.subscriptions.listInvoices(subscriptionId);
    const paid = invoices.filter(
      ({ isFirst, paidAt }) => !isFirst && paidAt !== undefined && paidAt >= since,
    );
    return paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
  }
}
