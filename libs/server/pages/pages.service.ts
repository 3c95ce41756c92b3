import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { toNetwork, SETTINGS, buildSecurityHeaders, RateLimitsService } from '@paniscus/server/platform';
import type { CacheTag, CspSource } from '@paniscus/routes';
import type { Settings } from '@paniscus/server/platform';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  joinSources,
  buildAnalyticsSources,
  buildContentSecurityPolicy,
  buildPaymentSources,
  VIDEO_SOURCES,
} from './content-security-policy.ts';
import { BUSY_HTML, LAST_RESORT_HTML } from './fallback-page.ts';
import { API_PATH, isTyped, toPageCacheKey } from './page-cache-key.ts';
import { PageCache } from './page-cache.ts';
import { toPageEntry } from './page-entry.ts';
import type { PageEntry } from './page-entry.ts';
import { loadSite } from './site-build.ts';
import type { Site } from './site-build.ts';

/** All unknown URLs share one cached page, so that requests for random URLs cost next to nothing. */
const NOT_FOUND_KEY = '/not-found';

/** With JavaScript, lists are searched in the browser; these requests come without it and are rendered each time. */
const TYPED_PAGES = { limit: 60, windowS: 60 };

/** `address` is the client's IP; rate-limited API calls during rendering count toward it. */
type Asker = { log: FastifyBaseLogger; address?: string };

@Injectable()
export class PagesService {
  private site: Site | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly cache: PageCache,
    private readonly adapterHost: HttpAdapterHost,
    private readonly limits: RateLimitsService,
  ) {}

  /** Loads the site build and renders its first page, so that a broken build fails at startup. */
  async open(log: FastifyBaseLogger): Promise<void> {
    this.site = await loadSite(this.settings.webDir);
    const { status } = await this.page(NOT_FOUND_KEY, { log });
    if (status !== 404) throw new Error('The built site cannot draw a page.');
  }

  ready(url: string): PageEntry | undefined {
    const entry = this.cache.get(url);
    if (entry !== undefined || API_PATH.test(url)) return entry;
    return this.cache.get(toPageCacheKey(url) ?? NOT_FOUND_KEY);
  }

  pageKey(url: string): string | undefined {
    const key = toPageCacheKey(url);
    return key !== undefined && this.site?.hasPage(key.split('?', 1)[0] ?? '') === true ? key : undefined;
  }

  /** Renders or loads a page; the site's 404 page when there is none, its 500 page when rendering fails. */
  async page(url: string, asker: Asker): Promise<PageEntry> {
    const key = this.pageKey(url) ?? NOT_FOUND_KEY;
    if (isTyped(key)) {
      const network = toNetwork(asker.address ?? '');
      const { isAllowed, retryAfterS } = await this.limits.take('typed-pages', network, TYPED_PAGES);
      if (!isAllowed) return this.busy(retryAfterS);
    }
    return this.cache.load(key, () => this.render(key, asker));
  }

  private busy(retryAfterS: number): Promise<PageEntry> {
    const headers = {
      ...buildSecurityHeaders(this.settings),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterS),
      'content-security-policy': buildContentSecurityPolicy(BUSY_HTML, this.sourcesFor([])),
    };
    return toPageEntry({ status: 429, tags: [], headers, html: BUSY_HTML });
  }

  private async render(key: string, { log, address }: Asker): Promise<PageEntry> {
    const reportError = (error: unknown) => log.error({ err: error, event: 'page_failed' }, 'page failed');
    const { publicUrl, analytics } = this.settings;
    const context = { api: (path: string) => this.api(path, address), publicUrl, analytics, reportError };
    try {
      const response = await this.site!.render(new Request(this.settings.publicUrl + key), context);
      return await this.getEntry(response, key);
    } catch (error) {
      reportError(error);
      return this.getEntry(new Response(LAST_RESORT_HTML, { status: 500 }), key);
    }
  }

  private async getEntry(response: Response, key: string): Promise<PageEntry> {
    const isFailure = response.status >= 500;
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = isFailure && !isHtml ? LAST_RESORT_HTML : await response.text();
    const type = isFailure ? 'text/html; charset=utf-8' : response.headers.get('content-type');
    const sources = this.sourcesFor((response.headers.get('x-page-uses')?.split(',') ?? []) as CspSource[]);
    const referrer = response.headers.get('referrer-policy');
    const location = response.headers.get('location');
    const tags = (response.headers.get('x-page-tags')?.split(',') ?? []) as CacheTag[];
    const lasts = response.headers.get('x-page-lasts');
    return toPageEntry({
      status: response.status,
      // Not cached: URLs that match a route but have no content (an unknown post), and URLs with typed text. With
      // enough of them, anyone could evict every other page.
      tags: (response.status === 200 || key === NOT_FOUND_KEY) && !isTyped(key) ? tags : [],
      ...(lasts !== null && { lastsS: Number(lasts) }),
      headers: {
        ...buildSecurityHeaders(this.settings),
        ...(referrer !== null && { 'referrer-policy': referrer }),
        ...(location !== null && { location }),
        'content-type': type ?? 'text/html; charset=utf-8',
        'cache-control': (isFailure ? null : response.headers.get('cache-control')) ?? 'no-store',
        'content-security-policy': buildContentSecurityPolicy(html, sources),
      },
      html,
    });
  }

  private sourcesFor(uses: readonly CspSource[]) {
    const { analytics, stripe } = this.settings;
    return joinSources([
      uses.includes('payment') ? buildPaymentSources(stripe.scriptUrl) : {},
      uses.includes('videos') ? VIDEO_SOURCES : {},
      uses.includes('analytics') && analytics !== undefined ? buildAnalyticsSources(analytics.scriptUrl) : {},
    ]);
  }

  private async api(path: string, remoteAddress: string | undefined): Promise<Response> {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const response = await fastify.inject({ method: 'GET', url: `/api${path}`, remoteAddress });
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: Object.entries(response.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  }
}
