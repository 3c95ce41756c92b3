import type { Account } from '@paniscus/domain/session';
import { useQuery } from '@tanstack/react-query';
import { fetchAccount } from '../../api/admin/account';
import { useIsSignedIn } from '../staff';

const TEN_MINUTES_MS = 600_000;

/** The account of the signed-in member of staff; undefined while it is loading. */
export function useAccount(): Account | undefined {
  const isStaff = useIsSignedIn();
  return useQuery({
    queryKey: ['account'],
    queryFn: fetchAccount,
    enabled: isStaff,
    staleTime: TEN_MINUTES_MS,
  }).data;
}
