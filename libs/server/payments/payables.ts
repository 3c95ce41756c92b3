import { Injectable } from '@nestjs/common';
import type { RiskLevel } from '@paniscus/domain/donation';
import type { Cents } from '@paniscus/domain/money';
import type { EntityManager } from 'typeorm';

export type PayableKind = 'donation' | 'order';

/** Running totals; `disputedCents` is the part of `refundedCents` that was lost in disputes and not given back by us. */
export type Refund = { refundedCents: Cents; disputedCents: Cents; isFull: boolean };

export type Charge = { at: Date | undefined; riskLevel: RiskLevel | undefined };

/**
 * Interface of `payments/` to a donation or an order. Each method runs in the transaction that records the payment,
 * uses only its manager, and enqueues follow-up jobs there. `paid` is called once per successful payment; the others
 * may be called again for the same event.
 */
export interface Payable {
  readonly kind: PayableKind;
  onPaid(
    manager: EntityManager,
    payableId: number,
    amountCents: Cents,
    cause: string,
    charge: Charge,
  ): Promise<void>;
  /** The card was declined or the payment canceled; it may still be paid later. */
  onFailed(manager: EntityManager, payableId: number, cause: string): Promise<void>;
  onRefunded(manager: EntityManager, payableId: number, refund: Refund, cause: string): Promise<void>;
  /** The payment needs review by staff; `reason` is a sentence for them. */
  onDisputed(manager: EntityManager, payableId: number, reason: string, cause: string): Promise<void>;
}

/** Each kind registers itself here in `onModuleInit`. */
@Injectable()
export class Payables {
  private readonly byKind = new Map<string, Payable>();

  register(payable: Payable): void {
    this.byKind.set(payable.kind, payable);
  }

  get(kind: PayableKind): Payable {
    const payable = this.byKind.get(kind);
    if (payable === undefined) throw new Error(`No payable is registered for '${kind}'.`);
    return payable;
  }

  /** Parses the provider's metadata; undefined for a payment that is not ours. */
  findByMetadata(metadata: Record<string, string>): { kind: PayableKind; payableId: number } | undefined {
    const payable = this.byKind.get(metadata.transaction_type ?? '');
    if (payable === undefined) return undefined;
    const payableId = Number(metadata[getIdField(payable.kind)]);
    return Number.isInteger(payableId) && payableId > 0 ? { kind: payable.kind, payableId } : undefined;
  }
}

/** Metadata that identifies the donation or order of a payment at the provider. */
export function buildMetadata(kind: PayableKind, payableId: number): Record<string, string> {
  return { transaction_type: kind, [getIdField(kind)]: String(payableId) };
}

const getIdField = (kind: PayableKind) => `${kind}_id`;
