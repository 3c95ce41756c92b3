import { AdminLayout } from '@paniscus/features/admin-console';
import { ErrorScreen } from '@paniscus/features/layout';
import { UploadResults } from '@paniscus/features/posts';
import { paths, ROUTES } from '@paniscus/routes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { ProblemError } from '../../api/problem-error';
import { useAccount } from '../../hooks/admin/account';
import { useLeftUploads } from '../../hooks/editor/uploads/left-uploads';
import { useUnsavedDialog } from '../../hooks/navigation';
import { useIsOffline } from '../../hooks/online';
import { preloadable } from '@paniscus/ui';

const LazyPalette = preloadable(async () => (await import('../../hooks/admin/StaffPalette')).StaffPalette);

/** Retries network errors and 503; other errors are final. */
function shouldRetry(failureCount: number, error: Error): boolean {
  const isTemporary = !(error instanceof ProblemError) || error.status === 0 || error.status === 503;
  return isTemporary && failureCount < 2;
}

export default function StaffArea() {
  return (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  );
}

/** Keeps the navigation when a page for staff throws. */
export function ErrorBoundary() {
  return (
    <StaffFrame>
      <ErrorScreen links={paths} />
    </StaffFrame>
  );
}

function StaffFrame({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: shouldRetry, staleTime: 5000 },
          // Without a network, a change fails at once instead of leaving the form waiting.
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return (
    <QueryClientProvider client={client}>
      <StaffLayout>{children}</StaffLayout>
    </QueryClientProvider>
  );
}

function StaffLayout({ children }: { children: ReactNode }) {
  const account = useAccount();
  const uploads = useLeftUploads(useLocation().pathname);
  useUnsavedDialog();
  return (
    <AdminLayout
      account={account}
      isOffline={useIsOffline()}
      currentPath={useCurrentPath()}
      links={paths}
      palette={LazyPalette}
    >
      <UploadResults results={uploads} />
      {children}
    </AdminLayout>
  );
}

/** Path of the page that the navigation marks; the editor belongs to the list of posts. */
function useCurrentPath(): string {
  const { pathname } = useLocation();
  const isEditor = useMatches().some(({ handle }) => handle === ROUTES.editPost);
  return isEditor ? paths.staffPosts : pathname.replace(/(?<=.)\/$/, '');
}
