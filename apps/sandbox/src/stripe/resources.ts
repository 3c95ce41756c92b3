import { balanceTransactionRoutes } from './charges/balance-transactions.ts';
import { chargeRoutes } from './charges/charges.ts';
import type { Context, Resource } from './context.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './charges/disputes.ts';
import { eventRoutes } from './events.ts';
import { fraudWarningRoutes } from './charges/fraud-warnings.ts';
import { paymentIntentRoutes } from './intents/payment-intents.ts';
import { invoicePaymentRoutes } from './invoices/invoice-payments.ts';
import { invoiceRoutes } from './invoices/invoices.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { refundRoutes } from './charges/refunds.ts';
import { setupIntentRoutes } from './setup-intents/setup-intents.ts';
import { priceRoutes } from './subscriptions/prices.ts';
import { productRoutes } from './subscriptions/products.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.ts';
import { calculationRoutes } from './tax/calculations.ts';
import { transactionRoutes } from './tax/transactions.ts';

export function createResources(context: Context): Resource {
  return [
    ...customerRoutes(context),
    ...paymentMethodRoutes(context),
    ...paymentIntentRoutes(context),
    ...chargeRoutes(context),
    ...refundRoutes(context),
    ...disputeRoutes(context),
    ...fraudWarningRoutes(context),
    ...balanceTransactionRoutes(context),
    ...setupIntentRoutes(context),
    ...productRoutes(context),
    ...priceRoutes(context),
    ...subscriptionRoutes(context),
    ...invoiceRoutes(context),
    ...invoicePaymentRoutes(context),
    ...calculationRoutes(context),
    ...transactionRoutes(context),
    ...eventRoutes(context),
  ];
}
