import { idFrom } from '@paniscus/domain/ids';
import { ErrorScreen, NotFoundScreen, SiteLayout } from '@paniscus/features/layout';
import { ROUTES, paths } from '@paniscus/routes';
import type { RouteDefinition } from '@paniscus/routes';
import { AppTheme, fontsToPreload } from '@paniscus/ui';
import { useContext } from 'react';
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
import { siteScriptUrl, headScript } from 'virtual:page-scripts';
import { CountingHost } from './analytics/analytics-context';
import { useFocusOnMain, useLinks } from './hooks/navigation';
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
  const postId = handle === ROUTES.post ? idFrom(match?.params.id) : undefined;
  const countingHost = useContext(CountingHost);
  const editPostHref = postId === undefined ? undefined : paths.editPost(postId);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <script src={siteScriptUrl} defer />
        {fontsToPreload.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <AppTheme>
          <SiteLayout
            currentPath={currentPath}
            countingHost={countingHost}
            items={navigationItems}
            editPostHref={editPostHref}
            links={paths}
          >
            {children}
          </SiteLayout>
        </AppTheme>
        {handle?.hydrate ? <HydratedParts /> : <script {...speculationRules} />}
      </body>
    </html>
  );
}

function HydratedParts() {
  useLinks();
  useFocusOnMain();
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
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundScreen links={paths} /> : <ErrorScreen links={paths} />;
}
