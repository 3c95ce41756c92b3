import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PayableKind } from '../payments/payables.ts';

/** Something that was paid for, by its kind and id. */
export type Paid = { kind: PayableKind; payableId: number };

/**
 * What `refunds/` knows of a donation or an order. Each method runs in the transaction that records what happened
 * to a refund, on its manager only. What was given back itself, settlement tells: see `Payable.refunded`.
 */
export interface Refundable {
  readonly kind: PayableKind;
  /** What staff call it ('order') and whoever has paid for it ('buyer'). */
  readonly words: { thing: string; payer: string };
  /** Locks the row until the transaction ends, so that two refunds at once take turns. */
  lock(manager: EntityManager, payableId: number): Promise<unknown>;
  /** Everything that is left is being given back: what the money pays for waits. */
  hold(manager: EntityManager, payableId: number): Promise<void>;
  /** The money stays after all. */
  letGoOn(manager: EntityManager, payableId: number): Promise<void>;
  /** A person has to look; `attention` is a sentence for staff. */
  needAttention(manager: EntityManager, payableId: number, attention: string, cause: string): Promise<void>;
}

/** Each kind's room registers itself here in `onModuleInit`. */
@Injectable()
export class Refundables {
  private readonly byKind = new Map<PayableKind, Refundable>();

  register(refundable: Refundable): void {
    this.byKind.set(refundable.kind, refundable);
  }

  of(kind: PayableKind): Refundable {
    const refundable = this.byKind.get(kind);
    if (refundable === undefined) throw new Error(`Nobody has registered the refundable '${kind}'.`);
    return refundable;
  }
}
