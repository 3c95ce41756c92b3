export { EmailModule } from './email/email.module.ts';
export { OutboxService } from './email/outbox.service.ts';
export { PictureSource } from './printify/picture-source.ts';
export { PrintifyModule } from './printify/printify.module.ts';
export { PrintifyService } from './printify/printify.service.ts';
export type {
  PrintifyAddress,
  PrintifyEvent,
  PrintifyImage,
  PrintifyLine,
  PrintifyOrder,
  PrintifyProduct,
  PrintifyShipment,
} from './printify/printify.types.ts';
export { RateLimiter } from './printify/rate-limiter.ts';
export { StripeCustomersService } from './stripe/stripe-customers.service.ts';
export type { CustomerDetails } from './stripe/stripe-customers.service.ts';
export { StripeRefundsService } from './stripe/stripe-refunds.service.ts';
export { StripeSubscriptionsService } from './stripe/stripe-subscriptions.service.ts';
export type {
  FirstPayment,
  NewSubscription,
  ProviderInvoice,
  ProviderSetup,
  ProviderSubscription,
} from './stripe/stripe-subscriptions.types.ts';
export { StripeTaxService } from './stripe/stripe-tax.service.ts';
export type { TaxAddress, TaxCalculation, TaxedLine } from './stripe/stripe-tax.types.ts';
export { StripeModule } from './stripe/stripe.module.ts';
export { StripeService } from './stripe/stripe.service.ts';
export type {
  ProviderCustomer,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
} from './stripe/stripe.types.ts';
export { PictureStore } from './storage/picture-store.ts';
export { StorageModule } from './storage/storage.module.ts';
export { VideoClient } from './youtube/video-client.ts';
export { integrationsSchema } from './schema.ts';
export { EmailLogService } from './email/email-log.service.ts';
export type { EmailRecord } from './email/email-log.service.ts';
