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
import { AnalyticsHost } from './analytics/analytics-context';
import { renderAnalyticsTags } from './analytics/analytics-tags';
import { allowsAnalytics } from './analytics/allows-analytics';
import { PUBLIC_ORIGIN } from './head/absolute-url';
import { renderUrlTags } from './head/url-tags';
import type { CspSource, RouteDefinition } from '@paniscus/routes';
import { serverContext } from './server-context';
import type { ServerContext } from '@paniscus/routes';
import { createStyles, stylesContext } from './styles-context';

/**
 * Interface of this build for the API server: whether a path has a page, whether that page handles a posted form, and
 * rendering it with the build's own router.
 */
export function getSite(build: ServerBuild) {
  const handleSiteRequest = createRequestHandler(build, 'production');
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const listPatterns = (list: typeof routes) => list.flatMap(({ path, index }) => path || (index ? '/' : []));
  const matchesAny = (patterns: string[], path: string) =>
    patterns.some((pattern) => matchPath(pattern, path) !== null);
  const patterns = listPatterns(routes);
  const formPatterns = listPatterns(routes.filter(({ module }) => module.action !== undefined));
  return {
    hasPage: (path: string) => matchesAny(patterns, path),
    acceptsForm: (path: string) => matchesAny(formPatterns, path),
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
  contextProvider: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { publicUrl, analytics, reportError } = contextProvider.get(serverContext);
  const { cache, renderStyleTags } = contextProvider.get(stylesContext) ?? createStyles();
  const page = getPage(routerContext);
  const allowedAnalytics = page !== undefined && allowsAnalytics(page.handle) ? analytics : undefined;
  const html = await renderToHtml(
    <AnalyticsHost value={allowedAnalytics && new URL(allowedAnalytics.scriptUrl).host}>
      <CacheProvider value={cache}>
        <ServerRouter context={routerContext} url={request.url} />
      </CacheProvider>
    </AnalyticsHost>,
    reportError,
  );
  const styles = renderStyleTags(html);
  const hasUrlTags = page !== undefined && status < 400 && !page.handle.isCapabilityUrl;
  const head =
    (hasUrlTags ? renderUrlTags(page, findOwnTags(html)) : '') +
    renderAnalyticsTags(allowedAnalytics) +
    styles;

  setPageHeaders(headers, status, page?.handle, allowedAnalytics !== undefined);
  return new Response(html.replace('</head>', () => `${head}</head>`).replaceAll(PUBLIC_ORIGIN, publicUrl), {
    status,
    headers,
  });
}

const findOwnTags = (html: string) => ({
  hasCanonical: html.includes('rel="canonical"'),
  hasPicture: html.includes('property="og:image"'),
});

function setPageHeaders(
  headers: Headers,
  status: number,
  page: RouteDefinition | undefined,
  hasAnalytics: boolean,
): void {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', page?.isIndexed === false ? 'no-store' : 'public, no-cache');
  if (status === 200 && page !== undefined && page.tags.length > 0)
    headers.set('x-page-tags', page.tags.join(','));
  if (page?.isCapabilityUrl) headers.set('referrer-policy', 'no-referrer');
  if (status === 404) headers.set('x-page-tags', 'site');
  const cspSources: CspSource[] = [
    ...(page?.cspSources ?? []),
    ...(hasAnalytics ? ['analytics' as const] : []),
  ];
  if (cspSources.length > 0) headers.set('x-page-uses', cspSources.join(','));
}

/** A 404 for an unknown URL is a response, not an error to report. */
const isExpectedError = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isExpectedError(error)) context.get(serverContext).reportError(error);
};

function renderToHtml(page: ReactNode, reportError: (error: unknown) => void): Promise<string> {
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
