import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPaymentOpen } from '@paniscus/domain/payment';
import type { ProviderInvoice } from '@paniscus/server/integrations';
import { ImportedPayments } from '@paniscus/server/payments';
import { Clock, createCapabilityToken } from '@paniscus/server/platform';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { readCostCents } from './provider-subscription.ts';

type PaidInvoice = ProviderInvoice & { intentId: string };

@Injectable()
export class RecurringCharges {
  constructor(
    private readonly payments: ImportedPayments,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a pending donation for every paid invoice that is not known yet. The caller must have locked the recurring
   * donation. Returns the ids of open payments, oldest first.
   */
  async save(
    manager: EntityManager,
    gift: RecurringDonationEntity,
    invoices: readonly ProviderInvoice[],
  ): Promise<number[]> {
    const open: number[] = [];
    for (const invoice of invoices.filter(isPaid).reverse()) {
      const known = await this.payments.findByIntent(manager, invoice.intentId);
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
      pageToken: createCapabilityToken(),
      recurringDonationId: gift.id,
      status: 'pending',
      createdAt: now,
    });
    return this.payments.add(manager, {
      kind: 'donation',
      payableId: donation.identifiers[0]?.id as number,
      idempotencyKey: `monthly:${gift.id}:invoice:${invoiceId}`,
      subscriptionId: gift.subscriptionId,
      customerId: gift.customerId,
      ...{ amountCents, intentId },
    });
  }
}

function isPaid(invoice: ProviderInvoice): invoice is PaidInvoice {
  return invoice.status === 'paid' && invoice.intentId !== undefined && invoice.amountCents > 0;
}
