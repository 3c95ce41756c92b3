import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type CreatedSubscription = { subscriptionId: string; customerId: string };

export type RecurringHint = {
  type: string;
  subscriptionId: string | undefined;
  setupIntentId: string | undefined;
  metadata: Record<string, string>;
};

/** Interface of `payments/` to recurring donations. */
export interface RecurringPayable {
  onCreated(manager: EntityManager, payableId: number, subscription: CreatedSubscription): Promise<void>;
  /** Whether the event is about another system's subscription, about ours but not stored yet, or about ours. */
  classifyEvent(hint: RecurringHint): Promise<'foreign' | 'not_stored' | 'ours'>;
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
    if (this.registered === undefined) throw new Error('No recurring payable is registered.');
    return this.registered;
  }
}
