import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ProblemError } from '../api/problem-error';

/** What cannot be reached or is away for the moment is asked again; a refusal is an answer. */
function isWorthRepeating(tries: number, error: Error): boolean {
  const isAway = !(error instanceof ProblemError) || error.status === 0 || error.status === 503;
  return isAway && tries < 2;
}

/** Around the pages of staff: what they have read from the API stays at hand while they move between them. */
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
