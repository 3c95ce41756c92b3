import { ProblemException, unavailable } from '@paniscus/server/platform';
import Stripe from 'stripe';

const SERVICE_UNAVAILABLE = 'The payment service is temporarily unavailable. Please try again.';

/** Converts a Stripe error to a problem; errors caused by our own code are returned unchanged. */
export function toStripeProblem(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeCardError) return new ProblemException(402, { detail: error.message });
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError)
    return unavailable(SERVICE_UNAVAILABLE);
  if (error instanceof errors.StripeIdempotencyError)
    return new ProblemException(409, { detail: 'This was already requested with different details.' });
  if ((error.statusCode ?? 500) >= 500) return unavailable(SERVICE_UNAVAILABLE);
  if (error.statusCode === 409)
    return unavailable('The payment service is still working on an earlier request. Please try again.', 1);
  return error.param === 'email'
    ? new ProblemException(422, { detail: error.message, errors: { email: 'Invalid email address.' } })
    : error;
}
