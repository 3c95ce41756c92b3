import type { DonationResult } from '@paniscus/domain';
import {
  DonationEmailFailureScreen,
  DonationSuccessScreen,
  PaymentFailureScreen,
} from '@paniscus/features/donation';
import { paths } from '../paths';
import { DONATION_RESULT_KEY, useKept } from '../providers/kept';

/** A visit without a donation before it: the page says so and shows a way on. */
const UNKNOWN = { kind: 'unknown' } as const;

const useResult = () => useKept<DonationResult>(DONATION_RESULT_KEY);

export function DonationSuccessIsland() {
  const result = useResult();
  const state = result?.kind === 'succeeded' ? ({ kind: 'ready', result } as const) : UNKNOWN;
  return <DonationSuccessScreen state={state} links={paths} />;
}

export function DonationEmailFailureIsland() {
  const result = useResult();
  const state = result?.kind === 'emailFailed' ? ({ kind: 'ready', result } as const) : UNKNOWN;
  return <DonationEmailFailureScreen state={state} links={paths} />;
}

export function FailureIsland() {
  const result = useResult();
  const hasFailed = result?.kind === 'declined' || result?.kind === 'failed';
  const state = hasFailed
    ? ({ kind: 'ready', error: result.error, reason: result.reason } as const)
    : UNKNOWN;
  return <PaymentFailureScreen state={state} links={paths} />;
}
