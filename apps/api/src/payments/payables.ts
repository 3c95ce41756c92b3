import { Injectable } from '@nestjs/common';
import type { Cents, RiskLevel } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';

/** What can be paid for. In the provider's metadata it stands as `transaction_type`. */
export type PayableKind = 'donation' | 'order';

/** What the provider has given back of a payment, altogether. */
export type Refund = { refundedCents: Cents; isFull: boolean };

/** When a card was charged, and what the provider makes of it. */
export type Charge = { at: Date | undefined; riskLevel: RiskLevel | undefined };

/**
 * What `payments/` knows of a donation or an order. Each method runs in the transaction that records the payment,
 * on its manager only, and enqueues there whatever follows. `paid` comes once for each payment that goes through;
 * the others may be called again for what has happened already.
 */
export interface Payable {
  readonly kind: PayableKind;
  /** `amountCents` is what was charged. */
  paid(
    manager: EntityManager,
    payableId: number,
    amountCents: Cents,
    cause: string,
    charge: Charge,
  ): Promise<void>;
  /** The card was declined or the payment given up; it may still be paid later. */
  failed(manager: EntityManager, payableId: number, cause: string): Promise<void>;
  /** Something, or all of it, was given back. */
  refunded(manager: EntityManager, payableId: number, refund: Refund, cause: string): Promise<void>;
  /** Something about the payment is not as it should be; a person has to look. `reason` is a sentence for staff. */
  disputed(manager: EntityManager, payableId: number, reason: string, cause: string): Promise<void>;
}

/** Each kind's room registers itself here in `onModuleInit`. */
@Injectable()
export class Payables {
  private readonly byKind = new Map<string, Payable>();

  register(payable: Payable): void {
    this.byKind.set(payable.kind, payable);
  }

  of(kind: PayableKind): Payable {
    const payable = this.byKind.get(kind);
    if (payable === undefined) throw new Error(`Nobody has registered the payable '${kind}'.`);
    return payable;
  }

  /** What the provider's metadata say a payment is for; undefined when it is none of ours. */
  claimedBy(metadata: Record<string, string>): { kind: PayableKind; payableId: number } | undefined {
    const payable = this.byKind.get(metadata.transaction_type ?? '');
    if (payable === undefined) return undefined;
    const payableId = Number(metadata[getIdField(payable.kind)]);
    return Number.isInteger(payableId) && payableId > 0 ? { kind: payable.kind, payableId } : undefined;
  }
}

/** What travels in the provider's metadata, so that a payment tells whose it is. */
export function buildMetadata(kind: PayableKind, payableId: number): Record<string, string> {
  return { transaction_type: kind, [getIdField(kind)]: String(payableId) };
}

const getIdField = (kind: PayableKind) => `${kind}_id`;
