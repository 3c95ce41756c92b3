import { CacheProvider } from '@emotion/react';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  isRouteErrorResponse,
  matchPath,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { EntryContext, HandleErrorFunction, ServerBuild } from 'react-router';
import { CountingHost } from './analytics/analytics-context';
import { countingTags } from './analytics/counting-tags';
import { isCounted } from './analytics/is-counted';
import { PUBLIC_ORIGIN } from './head/url';
import { addressTags } from './head/url-tags';
import type { CspSource, RouteDefinition } from '@paniscus/routes';
import { serverContext } from './server-context';
import type { ServerContext } from './server-context';
import { createStyles, stylesContext } from './styles-context';

/**
 * Interface of this build for the API server: whether a path has a page, and rendering it with the build's own router.
 */
export function getSite(build: ServerBuild) {
  const handleSiteRequest = createRequestHandler(build, 'production');
  const patterns = Object.values(build.routes).flatMap((route) => route?.path || (route?.index ? '/' : []));
  return {
    hasPage: (path: string) => patterns.some((pattern) => matchPath(pattern, path) !== null),
    render: (request: Request, context: ServerContext): Promise<Response> =>
      handleSiteRequest(request, new RouterContextProvider(new Map([[serverContext, context]]))),
  };
}

/** Renders a complete page with critical CSS in its head. The server caches and compresses it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { publicUrl, analytics, reportError } = provider.get(serverContext);
  const { cache, tagsFor } = provider.get(stylesContext) ?? createStyles();
  const page = getPage(routerContext);
  const counting = page !== undefined && isCounted(page.handle) ? analytics : undefined;
  const html = await renderWhole(
    <CountingHost value={counting && new URL(counting.scriptUrl).host}>
      <CacheProvider value={cache}>
        <ServerRouter context={routerContext} url={request.url} />
      </CacheProvider>
    </CountingHost>,
    reportError,
  );
  const styles = tagsFor(html);
  const isNamed = page !== undefined && status < 400 && !page.handle.isCapabilityUrl;
  const head =
    (isNamed ? addressTags(page, html.includes('property="og:image"')) : '') +
    countingTags(counting) +
    styles;

  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', page?.handle.isIndexed === false ? 'no-store' : 'public, no-cache');
  if (status === 200 && page !== undefined && page.handle.tags.length > 0)
    headers.set('x-page-tags', page.handle.tags.join(','));
  if (page?.handle.isCapabilityUrl) headers.set('referrer-policy', 'no-referrer');
  if (status === 404) headers.set('x-page-tags', 'site');
  const uses: CspSource[] = [...(page?.handle.cspSources ?? []), ...(counting ? ['analytics' as const] : [])];
  if (uses.length > 0) headers.set('x-page-uses', uses.join(','));
  return new Response(html.replace('</head>', () => `${head}</head>`).replaceAll(PUBLIC_ORIGIN, publicUrl), {
    status,
    headers,
  });
}

/** A 404 for an unknown URL is a response, not an error to report. */
const isAnswer = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isAnswer(error)) context.get(serverContext).reportError(error);
};

function renderWhole(page: ReactNode, reportError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: reportError,
    });
  });
}

type Page = { handle: RouteDefinition; params: Record<string, string | undefined> };

function getPage({ staticHandlerContext }: EntryContext): Page | undefined {
  const match = staticHandlerContext.matches.at(-1);
  const handle = match?.route.handle as RouteDefinition | undefined;
  return match === undefined || handle === undefined ? undefined : { handle, params: match.params };
}
