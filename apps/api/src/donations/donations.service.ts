import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DonationIntentAnswer, DonationIntentRequest } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { newLinkToken } from '../common/link-token.ts';
import { IntentsService } from '../payments/intents.service.ts';
import type { PreparedPayment } from '../payments/intents.service.ts';
import { PaymentLimitsService } from '../payments/setup/payment-limits.service.ts';
import type { Payer } from '../payments/setup/payment-limits.service.ts';
import { DonationEntity } from './donation.entity.ts';

type Donor = Pick<DonationEntity, 'firstName' | 'lastName' | 'email' | 'country' | 'region' | 'amountCents'>;
type Stored = { prepared: PreparedPayment; hasNewDetails: boolean };

/** Begins donations: a row first, the payment provider after. */
@Injectable()
export class DonationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly paymentLimits: PaymentLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Throws problems of status 409 (paid already with another amount), 429, 503. */
  async begin(request: DonationIntentRequest, network: string): Promise<DonationIntentAnswer> {
    const donor = donorOf(request);
    const payer = this.paymentLimits.payerOf({
      network,
      email: donor.email,
      pageToken: request.page_token,
    });
    await this.paymentLimits.assertFewCalls(payer);

    const formId = request.donation_id?.toLowerCase() ?? randomUUID();
    const { prepared, hasNewDetails } = await this.dataSource.transaction((manager) =>
      this.store(manager, formId, donor, payer),
    );
    const customer = { name: `${donor.firstName} ${donor.lastName}`, email: donor.email };
    if (hasNewDetails) await this.intents.updateCustomer(prepared.paymentId, customer);
    return this.intents.open(prepared, customer);
  }

  private async store(manager: EntityManager, formId: string, donor: Donor, payer: Payer): Promise<Stored> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(DonationEntity)
      .values({
        ...donor,
        costCents: 0,
        refundedCents: 0,
        formId,
        pageToken: newLinkToken(),
        status: 'pending',
        createdAt: this.clock.now(),
      })
      .orIgnore()
      .execute();
    const donation = await manager.findOneOrFail(DonationEntity, {
      where: { formId },
      lock: { mode: 'pessimistic_write' },
    });
    const prepared = await this.intents.prepare(manager, {
      kind: 'donation',
      payableId: donation.id,
      amountCents: donor.amountCents,
      payer,
    });
    const isPaid = donation.status === 'succeeded' || donation.status === 'refunded';
    if (isPaid) return { prepared, hasNewDetails: false };
    await manager.update(DonationEntity, { id: donation.id }, donor);
    const hasNewDetails = (['firstName', 'lastName', 'email'] as const).some(
      (field) => donation[field] !== donor[field],
    );
    return { prepared, hasNewDetails };
  }
}

function donorOf(request: DonationIntentRequest): Donor {
  return {
    firstName: request.first_name.trim(),
    lastName: request.last_name.trim(),
    email: request.email.trim(),
    country: request.country ?? '',
    region: request.region?.trim() ?? '',
    amountCents: request.amount,
  };
}
