import { ProblemException, unavailable } from '@paniscus/server/platform';
import Stripe from 'stripe';

const AWAY = 'The payment service is away for the moment. Please try again.';

/** Converts a Stripe error to a problem; errors caused by our own code are returned unchanged. */
export function problemOfStripeError(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeCardError) return new ProblemException(402, { detail: error.message });
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError)
    return unavailable(AWAY);
  if (error instanceof errors.StripeIdempotencyError)
    return new ProblemException(409, { detail: 'This payment was begun with other details.' });
  if ((error.statusCode ?? 500) >= 500) return unavailable(AWAY);
  if (error.statusCode === 409) return unavailable('This payment is being prepared. Please try again.', 1);
  return error.param === 'email'
    ? new ProblemException(422, { detail: error.message, errors: { email: 'Invalid email address.' } })
    : error;
}
