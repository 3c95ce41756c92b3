import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A subscription as the provider has begun it for a payable's first payment. */
export type BegunSubscription = { subscriptionId: string; customerId: string };

/** What the provider told about, as far as it concerns what is charged again and again. */
export type RecurringHint = {
  /** The provider's name of what happened. */
  type: string;
  subscriptionId: string | undefined;
  setupIntentId: string | undefined;
  metadata: Record<string, string>;
};

/** What `payments/` knows of what is charged again and again. */
export interface RecurringPayable {
  /** In the transaction that keeps the subscription with the payment. */
  begun(manager: EntityManager, payableId: number, subscription: BegunSubscription): Promise<void>;
  /** Whether it is none of ours, ours but not kept yet, or ours. */
  claim(hint: RecurringHint): Promise<'foreign' | 'not yet' | 'ours'>;
  /** Asks the provider and records what it says. May be called at any time and any number of times. */
  handleEvent(hint: RecurringHint, cause: string): Promise<void>;
}

/** The room of monthly gifts registers itself here in `onModuleInit`. */
@Injectable()
export class Recurring {
  private registered: RecurringPayable | undefined;

  register(payable: RecurringPayable): void {
    this.registered = payable;
  }

  get payable(): RecurringPayable {
    if (this.registered === undefined) throw new Error('Nobody has registered what is charged again.');
    return this.registered;
  }
}
