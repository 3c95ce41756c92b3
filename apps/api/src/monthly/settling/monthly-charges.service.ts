import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPaymentOpen } from '@paniscus/domain';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { newLinkToken } from '../../common/link-token.ts';
import { DonationEntity } from '../../donations/donation.entity.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import type { ProviderInvoice } from '../../stripe/stripe-subscriptions.types.ts';
import type { RecurringDonationEntity } from '../monthly-gift.entity.ts';
import { readCostCents } from './provider-gift.ts';

type PaidInvoice = ProviderInvoice & { intentId: string };

/** Later charges were not begun by a visitor, and count in no limit. */
const NOBODY = { networkKey: 'monthly', emailKey: 'monthly', sessionKey: 'monthly' };

/** Each charge of a monthly gift is a donation with a payment of its own. */
@Injectable()
export class RecurringCharges {
  constructor(private readonly clock: Clock) {}

  /**
   * Keeps a donation for every paid bill that is not known yet, as one that is still to be settled. The caller has
   * locked the gift. Answers the payments that are open, oldest first.
   */
  async save(
    manager: EntityManager,
    gift: RecurringDonationEntity,
    invoices: readonly ProviderInvoice[],
  ): Promise<number[]> {
    const open: number[] = [];
    for (const invoice of invoices.filter(isPaid).reverse()) {
      const known = await manager.findOneBy(PaymentEntity, { intentId: invoice.intentId });
      if (known === null) open.push(await this.add(manager, gift, invoice));
      else {
        await manager.update(
          DonationEntity,
          { id: known.payableId, invoiceId: IsNull() },
          { invoiceId: invoice.invoiceId },
        );
        if (isPaymentOpen(known.state)) open.push(known.id);
      }
    }
    return open;
  }

  private async add(
    manager: EntityManager,
    gift: RecurringDonationEntity,
    { invoiceId, intentId, amountCents, metadata }: PaidInvoice,
  ): Promise<number> {
    const now = this.clock.now();
    const { firstName, lastName, email, country, region } = gift;
    const donation = await manager.insert(DonationEntity, {
      ...{ firstName, lastName, email, country, region, amountCents, invoiceId },
      formId: randomUUID(),
      costCents: readCostCents(metadata, amountCents),
      refundedCents: 0,
      pageToken: newLinkToken(),
      recurringDonationId: gift.id,
      status: 'pending',
      createdAt: now,
    });
    const payment = await manager.insert(PaymentEntity, {
      ...NOBODY,
      ...{ amountCents, intentId },
      kind: 'donation',
      payableId: donation.identifiers[0]?.id as number,
      idempotencyKey: `monthly:${gift.id}:invoice:${invoiceId}`,
      refundedCents: 0,
      currency: 'usd',
      state: 'pending',
      subscriptionId: gift.subscriptionId,
      customerId: gift.customerId,
      // Settled right after; should this process die before, reconciliation does it.
      nextCheckAt: now,
      createdAt: now,
    });
    return payment.identifiers[0]?.id as number;
  }
}

function isPaid(invoice: ProviderInvoice): invoice is PaidInvoice {
  return invoice.status === 'paid' && invoice.intentId !== undefined && invoice.amountCents > 0;
}
