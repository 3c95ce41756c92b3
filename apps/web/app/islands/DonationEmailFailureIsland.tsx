import { DonationEmailFailureScreen } from '@paniscus/features/donation';
import { paths } from '@paniscus/routes';
import { useDonationResult } from '../storage/payment-results';

/** Direct visit without a donation. */
const UNKNOWN = { kind: 'unknown' } as const;

export function DonationEmailFailureIsland() {
  const result = useDonationResult();
  const state = result?.kind === 'emailFailed' ? ({ kind: 'ready', result } as const) : UNKNOWN;
  return <DonationEmailFailureScreen state={state} links={paths} />;
}
