import type Stripe from 'stripe';
import type { Collection, Stored } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { CardData } from './cards/card.rules.ts';

/** Card behind a payment method or token, with only the last four digits of its number. */
export interface StoredCard {
  id: string;
  card: CardData;
  /** Set up for off-session charges. */
  isSetUp?: boolean;
}

/** A requested authentication (3D Secure). */
export interface AuthenticationAttempt {
  id: string;
  intent: string;
  isOver: boolean;
}

export interface StoredCalculation {
  id: string;
  calculation: Stripe.Tax.Calculation;
  lines: Stripe.Tax.CalculationLineItem[];
}

export interface StoredTransaction {
  id: string;
  transaction: Stripe.Tax.Transaction;
  lines: Stripe.Tax.TransactionLineItem[];
}

/** Links an intent to the invoice it pays. */
export interface InvoiceIntent {
  id: string;
  invoice: string;
  payment: string;
}

export class Records {
  readonly customers: Collection<Stripe.Customer>;
  readonly paymentMethods: Collection<Stripe.PaymentMethod>;
  readonly intents: Collection<Stripe.PaymentIntent>;
  readonly charges: Collection<Stripe.Charge>;
  readonly refunds: Collection<Stripe.Refund>;
  readonly disputes: Collection<Stripe.Dispute>;
  readonly balanceTransactions: Collection<Stripe.BalanceTransaction>;
  readonly events: Collection<Stripe.Event>;
  readonly calculations: Collection<StoredCalculation>;
  readonly taxTransactions: Collection<StoredTransaction>;
  readonly storedCards: Collection<StoredCard>;
  readonly attempts: Collection<AuthenticationAttempt>;
  readonly products: Collection<Stripe.Product>;
  readonly prices: Collection<Stripe.Price>;
  readonly subscriptions: Collection<Stripe.Subscription>;
  readonly invoices: Collection<Stripe.Invoice>;
  readonly invoicePayments: Collection<Stripe.InvoicePayment>;
  readonly invoiceIntents: Collection<InvoiceIntent>;
  readonly setupIntents: Collection<Stripe.SetupIntent>;
  readonly fraudWarnings: Collection<Stripe.Radar.EarlyFraudWarning>;
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
    this.storedCards = store.collection('kept_cards');
    this.attempts = store.collection('attempts');
    this.products = store.collection('products');
    this.prices = store.collection('prices');
    this.subscriptions = store.collection('subscriptions');
    this.invoices = store.collection('invoices');
    this.invoicePayments = store.collection('invoice_payments');
    this.invoiceIntents = store.collection('invoice_intents');
    this.setupIntents = store.collection('setup_intents');
    this.fraudWarnings = store.collection('early_fraud_warnings');
    this.#byPrefix = {
      cus: store.collection('customers'),
      pm: store.collection('payment_methods'),
      pi: store.collection('payment_intents'),
      ch: store.collection('charges'),
      re: store.collection('refunds'),
      dp: store.collection('disputes'),
      txn: store.collection('balance_transactions'),
      evt: store.collection('events'),
      price: store.collection('prices'),
      sub: store.collection('subscriptions'),
      in: store.collection('invoices'),
      inpay: store.collection('invoice_payments'),
      issfr: store.collection('early_fraud_warnings'),
      seti: store.collection('setup_intents'),
    };
  }

  /** Finds an object by its id prefix; products may have custom ids. */
  findById(id: string): Stored | undefined {
    return this.#byPrefix[id.slice(0, id.indexOf('_'))]?.get(id) ?? this.products.get(id);
  }
}
