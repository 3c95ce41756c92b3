import { createApiTest, createLibsTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const requestsFile = 'libs/server/payments/refunds/refund-requests.service.ts';
const refundCapSpec = 'libs/server/payments/refunds/refund-cap.spec.ts';

/** Refund limits. */
export const refundFaults: Fault[] = [
  {
    description: 'earlier refunds do not lower the refundable amount',
    file: requestsFile,
    find: "Math.max(payment.refundedCents, sumByState('succeeded'))",
    replace: '0',
    caughtBy: createApiTest(refundCapSpec, 'counts earlier refunds without calling the provider'),
  },
  {
    description: 'pending refunds do not lower the refundable amount',
    file: requestsFile,
    find: " - sumByState('requested')",
    replace: '',
    caughtBy: createApiTest(refundCapSpec, 'counts pending refunds without calling the provider'),
  },
  {
    description: "only the payment's refunded total counts, not the recorded refunds",
    file: requestsFile,
    find: "Math.max(payment.refundedCents, sumByState('succeeded'))",
    replace: 'payment.refundedCents',
    caughtBy: createApiTest(
      refundCapSpec,
      "counts earlier refunds even when the payment's refunded total lags behind",
    ),
  },
  {
    description: 'the full remaining amount cannot be refunded',
    file: requestsFile,
    find: 'if (amountCents > refundableCents)',
    replace: 'if (amountCents >= refundableCents)',
    caughtBy: createApiTest(refundCapSpec, 'allows refunding exactly the rest and nothing more after it'),
  },
  {
    description: 'a late failure event changes a succeeded donation to failed',
    file: 'libs/domain/donation/donation.rules.ts',
    find: "succeeded: ['refunded']",
    replace: "succeeded: ['refunded', 'failed']",
    caughtBy: createLibsTest(
      'libs/domain/donation/donation.spec.ts',
      'change from succeeded only to refunded, for any sequence of events',
    ),
  },
];
