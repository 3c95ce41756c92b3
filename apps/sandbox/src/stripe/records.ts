import type Stripe from 'stripe';
import type { Collection, Stored } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { CardData } from './cards/card.rules.ts';

/** The card behind a payment method or token, of its number the last four digits only. */
export interface KeptCard {
  id: string;
  card: CardData;
}

/** An authentication that the cardholder was asked for. */
export interface Attempt {
  id: string;
  intent: string;
  isOver: boolean;
}

/** A calculation and its lines, which the provider only shows when asked. */
export interface KeptCalculation {
  id: string;
  calculation: Stripe.Tax.Calculation;
  lines: Stripe.Tax.CalculationLineItem[];
}

export interface KeptTransaction {
  id: string;
  transaction: Stripe.Tax.Transaction;
  lines: Stripe.Tax.TransactionLineItem[];
}

/** The provider's objects, by kind. */
export class Records {
  readonly customers: Collection<Stripe.Customer>;
  readonly paymentMethods: Collection<Stripe.PaymentMethod>;
  readonly intents: Collection<Stripe.PaymentIntent>;
  readonly charges: Collection<Stripe.Charge>;
  readonly refunds: Collection<Stripe.Refund>;
  readonly disputes: Collection<Stripe.Dispute>;
  readonly balanceTransactions: Collection<Stripe.BalanceTransaction>;
  readonly events: Collection<Stripe.Event>;
  readonly calculations: Collection<KeptCalculation>;
  readonly taxTransactions: Collection<KeptTransaction>;
  readonly keptCards: Collection<KeptCard>;
  readonly attempts: Collection<Attempt>;
  readonly #byPrefix: Record<string, Collection<Stored>>;

  constructor(store: Store) {
    this.customers = store.collection('customers');
    this.paymentMethods = store.collection('payment_methods');
    this.intents = store.collection('payment_intents');
    this.charges = store.collection('charges');
    this.refunds = store.collection('refunds');
    this.disputes = store.collection('disputes');
    this.balanceTransactions = store.collection('balance_transactions');
    this.events = store.collection('events');
    this.calculations = store.collection('tax_calculations');
    this.taxTransactions = store.collection('tax_transactions');
    this.keptCards = store.collection('kept_cards');
    this.attempts = store.collection('attempts');
    this.#byPrefix = {
      cus: store.collection('customers'),
      pm: store.collection('payment_methods'),
      pi: store.collection('payment_intents'),
      ch: store.collection('charges'),
      re: store.collection('refunds'),
      dp: store.collection('disputes'),
      txn: store.collection('balance_transactions'),
      evt: store.collection('events'),
    };
  }

  /** The kind of object whose ids begin so. */
  byPrefix(prefix: string): Collection<Stored> | undefined {
    return this.#byPrefix[prefix];
  }
}
