import { DonationSuccessScreen } from '@paniscus/features/donation';
import { paths } from '@paniscus/routes';
import { useDonationResult } from '../storage/payment-results';

/** Direct visit without a donation. */
const UNKNOWN = { kind: 'unknown' } as const;

export function DonationSuccessIsland() {
  const result = useDonationResult();
  const state = result?.kind === 'succeeded' ? ({ kind: 'ready', result } as const) : UNKNOWN;
  return <DonationSuccessScreen state={state} links={paths} />;
}
