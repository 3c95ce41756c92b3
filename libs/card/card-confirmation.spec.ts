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
const refused = (error: Partial<StripeError>) => ({ error }) as PaymentIntentResult;

it('counts a payment as successful only when the provider reports it', () => {
  expect(toConfirmation({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'succeeded' });
  expect(toConfirmation({ paymentIntent: intent('requires_payment_method') })).toEqual({ kind: 'failed' });
});

it('treats a retry of a payment that has already succeeded as a success', () => {
  const answer = refused({
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: intent('succeeded'),
  });

  expect(toConfirmation(answer)).toEqual({ kind: 'succeeded' });
});

it.each<Partial<StripeError>>([
  { type: 'card_error', message: 'Your card was declined.' },
  { type: 'validation_error', message: 'Your card number is incomplete.' },
  {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method.',
  },
])('passes on an error about the card: $message', (error) => {
  expect(toConfirmation(refused(error))).toEqual({ kind: 'declined', message: error.message });
});

it('hides connection error messages', () => {
  const answer = refused({ type: 'api_connection_error', message: 'Could not reach host.' });

  expect(toConfirmation(answer)).toEqual({ kind: 'failed' });
});

it('maps the result of saving a card like that of a payment', () => {
  const saved = (answer: { setupIntent?: SetupIntent; error?: Partial<StripeError> }) =>
    toSetupConfirmation(answer as SetupIntentResult);
  const succeeded = { status: 'succeeded' } as SetupIntent;
  const message = 'We are unable to authenticate your payment method.';

  expect(saved({ setupIntent: succeeded })).toEqual({ kind: 'succeeded' });
  expect(saved({ setupIntent: { status: 'requires_payment_method' } as SetupIntent })).toEqual({
    kind: 'failed',
  });
  expect(
    saved({ error: { code: 'setup_intent_unexpected_state', message: 'x', setup_intent: succeeded } }),
  ).toEqual({ kind: 'succeeded' });
  expect(saved({ error: { code: 'setup_intent_authentication_failure', message } })).toEqual({
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
