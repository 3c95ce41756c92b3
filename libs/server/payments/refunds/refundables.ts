import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PayableKind } from '../payables.ts';

export type PayableRef = { kind: PayableKind; payableId: number };

/**
 * Interface of `refunds/` to a donation or an order. Each method runs in the transaction that records the refund's
 * result and uses only its manager. The refunded amount itself comes from the payment sync: see `Payable.refunded`.
 */
export interface Refundable {
  readonly kind: PayableKind;
  /** Names in messages to staff: the payable ('order') and its payer ('buyer'). */
  readonly labels: { payable: string; payer: string };
  lock(manager: EntityManager, payableId: number): Promise<unknown>;
  /** Puts the payable on hold while its complete remaining amount is being refunded. */
  hold(manager: EntityManager, payableId: number): Promise<void>;
  /** Releases the hold after a rejected refund. */
  releaseHold(manager: EntityManager, payableId: number): Promise<void>;
  flagForAttention(
    manager: EntityManager,
    payableId: number,
    attention: string,
    cause: string,
  ): Promise<void>;
}

/** Each kind registers itself here in `onModuleInit`. */
@Injectable()
export class Refundables {
  private readonly byKind = new Map<PayableKind, Refundable>();

  register(refundable: Refundable): void {
    this.byKind.set(refundable.kind, refundable);
  }

  get(kind: PayableKind): Refundable {
    const refundable = this.byKind.get(kind);
    if (refundable === undefined) throw new Error(`No refundable is registered for '${kind}'.`);
    return refundable;
  }
}
