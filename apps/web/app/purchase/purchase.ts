import type { Confirmation } from '@paniscus/card';
import type { CheckoutData } from '@paniscus/domain/checkout';
import { buy } from '@paniscus/features/checkout';
import type { PurchaseResult } from '@paniscus/features/checkout';
import { createPurchaseIntent, sendOrderEmail, toCheckoutProblem } from '../api/checkout';

/** Pays for a checkout through the API. Never rejects. */
export const purchase = (
  data: CheckoutData,
  confirm: (clientSecret: string) => Promise<Confirmation>,
  pageToken: string | undefined,
): Promise<PurchaseResult> =>
  buy(
    data,
    { createIntent: createPurchaseIntent, sendEmail: sendOrderEmail, toProblem: toCheckoutProblem, confirm },
    pageToken,
  );
