import { createApiTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

/** Idempotent requests and signed messages. */
export const idempotencyFaults: Fault[] = [
  {
    description: 'submitting twice stores a second payment',
    file: 'libs/server/payments/intents.service.ts',
    find: 'const same = active.find((payment) => payment.amountCents === amountCents);',
    replace: 'const same = active.find((payment) => payment.amountCents < 0 && amountCents < 0);',
    caughtBy: createApiTest(
      'libs/server/donations/one-time/donations.spec.ts',
      'is charged once when it is submitted repeatedly in several tabs',
    ),
  },
  {
    description: 'a test mode event is accepted with a live key',
    file: 'libs/server/payments/webhook/stripe-webhook.service.ts',
    find: 'if (event === undefined || event.isLive !== this.stripe.isLive)',
    replace: 'if (event === undefined)',
    caughtBy: createApiTest(
      'libs/server/payments/webhook/stripe-webhook.spec.ts',
      "rejects an event whose mode differs from the key's",
    ),
  },
  {
    description: 'an email is sent twice',
    file: 'libs/server/integrations/email/outbox.service.ts',
    find: "WHERE id = $1 AND state = 'waiting' AND (claimed_until",
    replace: 'WHERE id = $1 AND (claimed_until',
    caughtBy: createApiTest(
      'libs/server/donations/one-time/donation-email.spec.ts',
      'sends the receipt once, however often and concurrently it is called',
    ),
  },
  {
    description: 'a donation has no receipt number',
    file: 'libs/server/donations/one-time/donation.payable.ts',
    find: 'receiptNumber: await this.nextReceiptNumber(manager, succeededAt)',
    replace: 'receiptNumber: null',
    caughtBy: createApiTest('libs/server/donations/one-time/donation-email.spec.ts', 'has a unique number'),
  },
  {
    description: 'a message signed with another secret is accepted',
    file: 'libs/server/integrations/printify/webhook-signature.ts',
    find: 'return timingSafeEqual(expected, presented) &&',
    replace: 'return timingSafeEqual(expected, expected) && presented.length > 0 &&',
    caughtBy: createApiTest(
      'libs/server/integrations/printify/webhook-signature.spec.ts',
      'rejects another secret, another body and malformed signatures',
    ),
  },
  {
    description: 'a rate limit admits one request too many',
    file: 'libs/server/platform/rate-limits/limits.service.ts',
    find: 'limits.taken < $5',
    replace: 'limits.taken <= $5',
    caughtBy: createApiTest(
      'libs/server/platform/rate-limits/limits.spec.ts',
      'admits exactly its limit under concurrency',
    ),
  },
  {
    description: 'the circuit breaker opens one failure too late',
    file: 'libs/server/platform/outbound/circuit-breaker.ts',
    find: 'new ConsecutiveBreaker(failuresMax)',
    replace: 'new ConsecutiveBreaker(failuresMax + 1)',
    caughtBy: createApiTest(
      'libs/server/platform/outbound/circuit-breaker.spec.ts',
      'opens for five seconds after three consecutive failures',
    ),
  },
];
