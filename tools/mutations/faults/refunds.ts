import { api, libs } from '../fault.ts';
import type { Fault } from '../fault.ts';

const requests = 'libs/server/payments/refunds/refund-requests.service.ts';
const cap = 'libs/server/payments/refunds/refund-cap.spec.ts';

/** Money given back, and who may have it given back. */
export const refundFaults: Fault[] = [
  {
    description: 'refunds made earlier do not lower what can be refunded',
    file: requests,
    find: "Math.max(payment.refundedCents, getSum('succeeded'))",
    replace: '0',
    caughtBy: api(cap, 'counts earlier refunds without calling the provider'),
  },
  {
    description: 'refunds under way do not lower what can be refunded',
    file: requests,
    find: " - getSum('requested')",
    replace: '',
    caughtBy: api(cap, 'counts pending refunds without calling the provider'),
  },
  {
    description: "only the payment's own total of refunds counts",
    file: requests,
    find: "Math.max(payment.refundedCents, getSum('succeeded'))",
    replace: 'payment.refundedCents',
    caughtBy: api(cap, "counts earlier refunds even when the payment's refunded total lags behind"),
  },
  {
    description: 'what is left to refund cannot be refunded as a whole',
    file: requests,
    find: 'if (amountCents > leftCents)',
    replace: 'if (amountCents >= leftCents)',
    caughtBy: api(cap, 'allows refunding exactly the rest and nothing more after it'),
  },
  {
    description: 'a late failure undoes a donation that has succeeded',
    file: 'libs/domain/donation/donation.rules.ts',
    find: "succeeded: ['refunded']",
    replace: "succeeded: ['refunded', 'failed']",
    caughtBy: libs(
      'libs/domain/donation/donation.spec.ts',
      'change from succeeded only to refunded, for any sequence of events',
    ),
  },
];
