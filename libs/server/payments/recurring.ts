import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type BegunSubscription = { subscriptionId: string; customerId: string };

export type RecurringHint = {
  type: string;
  subscriptionId: string | undefined;
  setupIntentId: string | undefined;
  metadata: Record<string, string>;
};

/** Interface of `payments/` to recurring donations. */
export interface RecurringPayable {
  begun(manager: EntityManager, payableId: number, subscription: BegunSubscription): Promise<void>;
  /** Whether the event is about another system's subscription, about ours but not stored yet, or about ours. */
  claim(hint: RecurringHint): Promise<'foreign' | 'not yet' | 'ours'>;
  /** Fetches the provider's state and stores it. Idempotent. */
  handleEvent(hint: RecurringHint, cause: string): Promise<void>;
}

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
