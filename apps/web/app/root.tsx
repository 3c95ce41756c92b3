import Link from '@mui/material/Link';
import { parseId } from '@paniscus/domain/ids';
import { NeedsScript } from '@paniscus/islands';
import { ErrorScreen, NotFoundScreen, SiteLayout } from '@paniscus/features/layout';
import { ROUTES, paths } from '@paniscus/routes';
import type { RouteDefinition } from '@paniscus/routes';
import { AppTheme, fontsToPreload } from '@paniscus/ui';
import { useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import {
  generatePath,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { closestPagesScriptUrl, headScript, recorderScript, siteScriptUrl } from 'virtual:page-scripts';
import { AnalyticsHost } from './analytics/analytics-context';
import { useMainFocus, useClientNavigation } from './hooks/navigation';
import { finishHydration } from './hooks/router-hydration';
import { buildMeta } from './meta';
import { navigationItems } from './navigation';
import { speculationRules } from './speculation-rules';
import { createStyles, stylesContext } from './styles-context';

/** Default metadata for routes without their own, including unknown URLs. */
export const meta = () => buildMeta(undefined, { title: 'Page not found' });

export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }, next) => {
    context.set(stylesContext, createStyles());
    return next();
  },
];

/** Document of every page; includes React in the browser only where the route opts in. */
export function Layout({ children }: { children: ReactNode }) {
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteDefinition | undefined;
  const currentPath = handle === undefined ? '' : generatePath(handle.path, match?.params);
  const postId = handle === ROUTES.post ? parseId(match?.params.id) : undefined;
  const analyticsHost = useContext(AnalyticsHost);
  const editPostHref = postId === undefined ? undefined : paths.editPost(postId);
  const isAdminPage = handle?.frame === 'admin';
  return (
    <html lang="en" suppressHydrationWarning>
      <Head isHydrated={handle?.hydrate} />
      <body data-island={handle?.hydrate ? 'router' : undefined}>
        <AppTheme>
          {isAdminPage ? (
            <WithStaffNotice>{children}</WithStaffNotice>
          ) : (
            <SiteLayout
              currentPath={currentPath}
              analyticsHost={analyticsHost}
              items={navigationItems}
              editPostHref={editPostHref}
              links={paths}
            >
              {children}
            </SiteLayout>
          )}
        </AppTheme>
        {handle?.hydrate ? <RouterScripts /> : <script {...speculationRules} />}
      </body>
    </html>
  );
}

function Head({ isHydrated = false }: { isHydrated?: boolean }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      {isHydrated ? <script dangerouslySetInnerHTML={{ __html: recorderScript }} /> : null}
      <script src={siteScriptUrl} defer />
      {fontsToPreload.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <Meta />
      <Links />
    </head>
  );
}

/** Without JavaScript the notice takes the place of an admin page, which would be loading forever. */
function WithStaffNotice({ children }: { children: ReactNode }) {
  return (
    <>
      <NeedsScript title="Pages for staff">
        Signing in and the pages for staff need JavaScript, which is turned off in this browser.{' '}
        <Link href={paths.home}>Back to the home page</Link>
      </NeedsScript>
      <div data-needs-script="">{children}</div>
    </>
  );
}

function RouterScripts() {
  // After the effects of forms, which set the values of their defaults.
  useEffect(finishHydration, []);
  useClientNavigation();
  useMainFocus();
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  if (!isNotFound) return <ErrorScreen links={paths} />;
  return (
    <>
      <NotFoundScreen links={paths} />
      <script src={closestPagesScriptUrl} defer />
    </>
  );
}
