import type {
  PaymentIntent,
  PaymentIntentResult,
  SetupIntent,
  SetupIntentResult,
  StripeError,
} from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { toBillingDetails, toConfirmation, toSetupConfirmation } from './card-confirmation';

const intent = (status: PaymentIntent['status']) => ({ status }) as PaymentIntent;
const rejected = (error: Partial<StripeError>) => ({ error }) as PaymentIntentResult;

it('counts a payment as successful only when the provider reports it', () => {
  expect(toConfirmation({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'succeeded' });
  expect(toConfirmation({ paymentIntent: intent('requires_payment_method') })).toEqual({ kind: 'unknown' });
});

it('treats a retry of a payment that has already succeeded as a success', () => {
  const result = rejected({
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: intent('succeeded'),
  });

  expect(toConfirmation(result)).toEqual({ kind: 'succeeded' });
});

it.each<Partial<StripeError>>([
  { type: 'card_error', message: 'Your card was declined.' },
  { type: 'validation_error', message: 'Your card number is incomplete.' },
  {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method.',
  },
])('passes on the message of a card error: $message', (error) => {
  expect(toConfirmation(rejected(error))).toEqual({ kind: 'declined', message: error.message });
});

it('hides connection error messages', () => {
  const result = rejected({ type: 'api_connection_error', message: 'Could not reach host.' });

  expect(toConfirmation(result)).toEqual({ kind: 'unknown' });
});

it('maps the result of a setup intent like that of a payment', () => {
  const confirmSetup = (result: { setupIntent?: SetupIntent; error?: Partial<StripeError> }) =>
    toSetupConfirmation(result as SetupIntentResult);
  const succeeded = { status: 'succeeded' } as SetupIntent;
  const message = 'We are unable to authenticate your payment method.';

  expect(confirmSetup({ setupIntent: succeeded })).toEqual({ kind: 'succeeded' });
  expect(confirmSetup({ setupIntent: { status: 'requires_payment_method' } as SetupIntent })).toEqual({
    kind: 'unknown',
  });
  expect(
    confirmSetup({ error: { code: 'setup_intent_unexpected_state', message: 'x', setup_intent: succeeded } }),
  ).toEqual({ kind: 'succeeded' });
  expect(confirmSetup({ error: { code: 'setup_intent_authentication_failure', message } })).toEqual({
    kind: 'declined',
    message,
  });
});

it('passes billing name and address and omits empty fields', () => {
  const details = toBillingDetails({
    name: ' Ada Nguyen',
    email: 'ada.nguyen@example.org ',
    line1: '12 River Road',
    line2: ' ',
    city: 'Des Moines',
    state: '',
    postalCode: '50309',
    country: 'US',
  });

  expect(details).toEqual({
    name: 'Ada Nguyen',
    email: 'ada.nguyen@example.org',
    address: {
      line1: '12 River Road',
      line2: undefined,
      city: 'Des Moines',
      state: undefined,
      postal_code: '50309',
      country: 'US',
    },
  });
});
