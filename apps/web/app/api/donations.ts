import { donationIntentResponse, paymentSetupResponse } from '@paniscus/domain/donation';
import type {
  DonationEmailRequest,
  DonationIntentAnswer,
  DonationIntentRequest,
  PaymentSetup,
} from '@paniscus/domain/donation';
import { call } from './client';
import { parseResponse } from './parse-response';

export async function readPaymentSetup(): Promise<PaymentSetup> {
  return parseResponse(await call('/stripe-publishable-key/'), paymentSetupResponse);
}

export async function createDonationIntent(body: DonationIntentRequest): Promise<DonationIntentAnswer> {
  return parseResponse(
    await call('/create-payment-intent/', { method: 'POST', body }),
    donationIntentResponse,
  );
}

export async function sendDonationEmail(body: DonationEmailRequest): Promise<void> {
  await call('/send-donation-email/', { method: 'POST', body });
}
