import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPaymentOpen } from '@paniscus/domain/payment';
import type { ProviderInvoice } from '@paniscus/server/integrations';
import { ImportedPayments } from '@paniscus/server/payments';
import { Clock, createCapabilityToken } from '@paniscus/server/platform';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { DonorDetailsService } from '../../donor-links/donor-details.service.ts';
import { FundsService } from '../../funds/funds.service.ts';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { readCostCents } from './provider-subscription.ts';

type PaidInvoice = ProviderInvoice & { intentId: string };

@Injectable()
export class RecurringCharges {
  constructor(
    private readonly payments: ImportedPayments,
    private readonly funds: FundsService,
    private readonly details: DonorDetailsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a pending donation for every paid invoice that is not known yet. The caller must have locked the recurring
   * donation. Returns the ids of open payments, oldest first.
   */
  async save(
    manager: EntityManager,
    recurringDonation: RecurringDonationEntity,
    invoices: readonly ProviderInvoice[],
  ): Promise<number[]> {
    const open: number[] = [];
    for (const invoice of invoices.filter(isPaid).reverse()) {
      const known = await this.payments.findByIntent(manager, invoice.intentId);
      if (known === null) open.push(await this.add(manager, recurringDonation, invoice));
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
    recurringDonation: RecurringDonationEntity,
    { invoiceId, intentId, amountCents, metadata }: PaidInvoice,
  ): Promise<number> {
    const now = this.clock.now();
    const { firstName, lastName, email, country, region, isAnonymous, frequency } = recurringDonation;
    const donation = await manager.insert(DonationEntity, {
      ...{ firstName, lastName, email, country, region, isAnonymous, frequency, amountCents, invoiceId },
      postalAddress: await this.details.findAddress(manager, recurringDonation),
      fundId: await this.funds.findActiveId(manager, recurringDonation.fundId),
      formId: randomUUID(),
      costCents: readCostCents(metadata, amountCents),
      refundedCents: 0,
      pageToken: createCapabilityToken(),
      recurringDonationId: recurringDonation.id,
      status: 'pending',
      createdAt: now,
    });
    return this.payments.add(manager, {
      kind: 'donation',
      payableId: donation.identifiers[0]?.id as number,
      idempotencyKey: `monthly:${recurringDonation.id}:invoice:${invoiceId}`,
      subscriptionId: recurringDonation.subscriptionId,
      customerId: recurringDonation.customerId,
      ...{ amountCents, intentId },
    });
  }
}

function isPaid(invoice: ProviderInvoice): invoice is PaidInvoice {
  return invoice.status === 'paid' && invoice.intentId !== undefined && invoice.amountCents > 0;
}
