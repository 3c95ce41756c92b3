import type {
  DonationEmailRequest,
  DonationIntentAnswer,
  DonationIntentRequest,
  PaymentSetup,
} from '@paniscus/domain/donation';
import { call } from './client';

export async function readPaymentSetup(): Promise<PaymentSetup> {
  return (await (await call('/stripe-publishable-key/')).json()) as PaymentSetup;
}

export async function createDonationIntent(body: DonationIntentRequest): Promise<DonationIntentAnswer> {
  return (await (
    await call('/create-payment-intent/', { method: 'POST', body })
  ).json()) as DonationIntentAnswer;
}

export async function sendDonationEmail(body: DonationEmailRequest): Promise<void> {
  await call('/send-donation-email/', { method: 'POST', body });
}
