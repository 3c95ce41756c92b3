import { DonationSuccessScreen } from '@paniscus/features/donation';
import { paths } from '../paths';
import { useDonationResult } from '../storage/results';

/** A visit without a donation before it: the page says so and shows a way on. */
const UNKNOWN = { kind: 'unknown' } as const;

export function DonationSuccessIsland() {
  const result = useDonationResult();
  const state = result?.kind === 'succeeded' ? ({ kind: 'ready', result } as const) : UNKNOWN;
  return <DonationSuccessScreen state={state} links={paths} />;
}
