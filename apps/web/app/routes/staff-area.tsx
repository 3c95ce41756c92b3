import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ProblemError } from '../api/problem-error';

/** Retries network errors and 503; any other rejection is final. */
function isWorthRepeating(tries: number, error: Error): boolean {
  const isAway = !(error instanceof ProblemError) || error.status === 0 || error.status === 503;
  return isAway && tries < 2;
}

export default function StaffArea() {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: isWorthRepeating, staleTime: 5000 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
