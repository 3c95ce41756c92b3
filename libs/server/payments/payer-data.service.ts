import { Injectable } from '@nestjs/common';
import { redact } from '@paniscus/domain/personal-data';
import type { PersonalData } from '@paniscus/domain/personal-data';
import { In, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { PayableKind } from './payables.ts';
import { PaymentEntity } from './payment.entity.ts';
import { RefundEntity } from './refunds/refund.entity.ts';

type Payables = { kind: PayableKind; payableIds: readonly number[] };

/** What payments say about one payer beside amounts. */
@Injectable()
export class PayerDataService {
  /** Refunds of the payers' payments, oldest first. */
  async listRefunds(
    manager: EntityManager,
    { kind, payableIds }: Payables,
  ): Promise<PersonalData['refunds']> {
    const refunds = await manager.find(RefundEntity, {
      where: { kind, payableId: In([...payableIds]) },
      order: { id: 'ASC' },
    });
    return refunds.map(({ payableId, amountCents, reason, createdAt }) => ({
      kind,
      id: payableId,
      amount_cents: amountCents,
      reason,
      created_at: createdAt.toISOString(),
    }));
  }

  /** Ids of the customers that the provider has of the payers, each once. */
  async listCustomerIds(manager: EntityManager, { kind, payableIds }: Payables): Promise<string[]> {
    const payments = await manager.find(PaymentEntity, {
      where: { kind, payableId: In([...payableIds]), customerId: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    return [...new Set(payments.flatMap(({ customerId }) => customerId ?? []))];
  }

  /**
   * Erases the hashes by which attempts of the payer are counted, and the secrets from what staff and the provider wrote
   * about refunds, in the caller's transaction; the payments and refunds themselves stay.
   */
  async erase(
    manager: EntityManager,
    { kind, payableIds }: Payables,
    secrets: readonly string[],
  ): Promise<void> {
    await manager.query(
      `UPDATE payments SET network_key = '', email_key = '', session_key = NULL
       WHERE kind = $1 AND payable_id = ANY($2)`,
      [kind, payableIds],
    );
    const refunds = await manager.findBy(RefundEntity, { kind, payableId: In([...payableIds]) });
    for (const { id, reason, failure } of refunds)
      await manager.update(RefundEntity, id, {
        reason: redact(reason, secrets),
        failure: failure && redact(failure, secrets),
      });
  }
}
