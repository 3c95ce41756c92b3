import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import type { PaymentState } from '@paniscus/domain/payment';
import { Clock } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import type { PayableKind } from './payables.ts';
import { PaymentEntity } from './payment.entity.ts';

/** A charge that the provider made by itself, such as the monthly charge of a subscription. */
export type ImportedCharge = {
  kind: PayableKind;
  payableId: number;
  amountCents: Cents;
  intentId: string;
  idempotencyKey: string;
  subscriptionId: string | null;
  customerId: string | null;
};

export type StoredPayment = { id: number; payableId: number; state: PaymentState };

/** No visitor started these payments, so they count toward no card-testing limit. */
const NO_VISITOR = { networkKey: 'monthly', emailKey: 'monthly', sessionKey: 'monthly' };

/** Payments that the provider charged without a checkout on this site. */
@Injectable()
export class ImportedPayments {
  constructor(private readonly clock: Clock) {}

  findByIntent(manager: EntityManager, intentId: string): Promise<StoredPayment | null> {
    return manager.findOneBy(PaymentEntity, { intentId });
  }

  /** Stores a pending payment and returns its id; the caller syncs it next, and reconciliation does if the process dies. */
  async add(manager: EntityManager, charge: ImportedCharge): Promise<number> {
    const now = this.clock.now();
    const payment = await manager.insert(PaymentEntity, {
      ...NO_VISITOR,
      ...charge,
      refundedCents: 0,
      currency: 'usd',
      state: 'pending',
      nextCheckAt: now,
      createdAt: now,
    });
    return payment.identifiers[0]?.id as number;
  }
}
