import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { toNetwork, SETTINGS, buildSecurityHeaders, RateLimitsService } from '@paniscus/server/platform';
import type { CacheTag, CspSource, RouteName } from '@paniscus/routes';
import type { Settings } from '@paniscus/server/platform';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  joinSources,
  buildAnalyticsSources,
  buildContentSecurityPolicy,
  buildPaymentSources,
  buildVideoSources,
} from './content-security-policy.ts';
import { BUSY_HTML, BUSY_SEARCH_HTML, LAST_RESORT_HTML } from './fallback-page.ts';
import { API_PATH, findTypedRoute, toPageCacheKey } from './page-cache-key.ts';
import { PageCache } from './page-cache.ts';
import { toPageEntry } from './page-entry.ts';
import type { PageEntry } from './page-entry.ts';
import { loadSite } from './site-build.ts';
import type { Site } from './site-build.ts';

/** All unknown URLs share one cached page, so that requests for random URLs cost next to nothing. */
const NOT_FOUND_KEY = '/not-found';

/**
 * Per network and page, for URLs with typed text, which are rendered each time: enough for a class behind one IP, in which
 * thirty people open a link or type a search every few seconds.
 */
const TYPED_PAGE = { limit: 300, windowS: 60 };
/** Per network, all such pages together. */
const TYPED_PAGES = { limit: 600, windowS: 60 };

/** Forms that were posted without JavaScript; the API has its own limits for what they do. */
const POSTED_FORMS = { limit: 60, windowS: 60 };

/** `ip` is the client's IP; rate-limited API calls during rendering count toward it. */
type PageRequest = { log: FastifyBaseLogger; ip?: string };
type FormRequest = PageRequest & { form: URLSearchParams };

const toPath = (key: string) => key.split('?', 1)[0] ?? '';

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
    const { status } = await this.getPage(NOT_FOUND_KEY, { log });
    if (status !== 404) throw new Error('The built site cannot render a page.');
  }

  getCached(url: string): PageEntry | undefined {
    const entry = this.cache.get(url);
    if (entry !== undefined || API_PATH.test(url)) return entry;
    return this.cache.get(toPageCacheKey(url) ?? NOT_FOUND_KEY);
  }

  getPageKey(url: string): string | undefined {
    const key = toPageCacheKey(url);
    return key !== undefined && this.site?.hasPage(toPath(key)) === true ? key : undefined;
  }

  /** Renders or loads a page; the site's 404 page when there is none, its 500 page when rendering fails. */
  async getPage(url: string, pageRequest: PageRequest): Promise<PageEntry> {
    const key = this.getPageKey(url) ?? NOT_FOUND_KEY;
    const typedRoute = findTypedRoute(key);
    if (typedRoute !== undefined) {
      const { isAllowed, retryAfterS } = await this.takeTyped(typedRoute, pageRequest);
      const html = typedRoute === 'donate' ? BUSY_HTML : BUSY_SEARCH_HTML;
      if (!isAllowed) return this.buildBusyPage(html, retryAfterS);
    }
    return this.cache.load(key, () => this.render(key, pageRequest));
  }

  private async takeTyped(route: RouteName, { ip = '' }: PageRequest): ReturnType<RateLimitsService['take']> {
    const network = toNetwork(ip);
    const ofPage = await this.limits.take('typed-page', `${network} ${route}`, TYPED_PAGE);
    return ofPage.isAllowed ? this.limits.take('typed-pages', network, TYPED_PAGES) : ofPage;
  }

  /** Whether the page of a key has an action that handles its form without JavaScript. */
  acceptsForm(key: string): boolean {
    return this.site?.acceptsForm(toPath(key)) === true;
  }

  /** Runs the action of a page with a posted form and renders the page with its result; never cached. */
  async getFormResult(url: string, formRequest: FormRequest): Promise<PageEntry> {
    const network = toNetwork(formRequest.ip ?? '');
    const { isAllowed, retryAfterS } = await this.limits.take('posted-forms', network, POSTED_FORMS);
    if (!isAllowed) return this.buildBusyPage(BUSY_HTML, retryAfterS);
    return this.render(this.getPageKey(url) ?? NOT_FOUND_KEY, formRequest);
  }

  private buildBusyPage(html: string, retryAfterS: number): Promise<PageEntry> {
    const headers = {
      ...buildSecurityHeaders(this.settings),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterS),
      'content-security-policy': buildContentSecurityPolicy(html, this.buildSources([])),
    };
    return toPageEntry({ status: 429, tags: [], headers, html });
  }

  private async render(key: string, pageRequest: PageRequest | FormRequest): Promise<PageEntry> {
    const { log, ip } = pageRequest;
    const form = 'form' in pageRequest ? pageRequest.form : undefined;
    const reportError = (error: unknown) => log.error({ err: error, event: 'page_failed' }, 'page failed');
    const { publicUrl, analytics, hasMailServer } = this.settings;
    const { playerOrigin, hasSamples } = this.settings.videos;
    const context = {
      api: (path: string, body?: object) => this.callApi(path, body, ip),
      publicUrl,
      analytics,
      videos: { playerOrigin, hasSamples },
      hasNewsletter: hasMailServer,
      reportError,
    };
    try {
      const init = form === undefined ? {} : { method: 'POST', body: form };
      const response = await this.site!.render(new Request(publicUrl + key, init), context);
      if (form !== undefined) response.headers.set('cache-control', 'no-store');
      return await this.toEntry(response, key);
    } catch (error) {
      reportError(error);
      return this.toEntry(new Response(LAST_RESORT_HTML, { status: 500 }), key);
    }
  }

  private async toEntry(response: Response, key: string): Promise<PageEntry> {
    const isFailure = response.status >= 500;
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = isFailure && !isHtml ? LAST_RESORT_HTML : await response.text();
    const type = isFailure ? 'text/html; charset=utf-8' : response.headers.get('content-type');
    const isImage = type?.startsWith('image/') ?? false;
    const security = buildSecurityHeaders(this.settings);
    const uses = (response.headers.get('x-page-uses')?.split(',') ?? []) as CspSource[];
    const sources = this.buildSources(uses);
    const referrer = response.headers.get('referrer-policy');
    const location = response.headers.get('location');
    const tags = (response.headers.get('x-page-tags')?.split(',') ?? []) as CacheTag[];
    const ttl = response.headers.get('x-page-lasts');
    return toPageEntry({
      status: response.status,
      // Not cached: URLs that match a route but have no content (an unknown post), and URLs with typed text. With
      // enough of them, anyone could evict every other page.
      tags:
        (response.status === 200 || key === NOT_FOUND_KEY) && findTypedRoute(key) === undefined ? tags : [],
      ...(ttl !== null && { ttlS: Number(ttl) }),
      headers: {
        ...(isImage ? withoutPagePolicies(security) : security),
        ...(uses.includes('payment') && ALLOWS_WALLETS),
        ...(referrer !== null && { 'referrer-policy': referrer }),
        ...(location !== null && { location }),
        'content-type': type ?? 'text/html; charset=utf-8',
        'cache-control': (isFailure ? null : response.headers.get('cache-control')) ?? 'no-store',
        // An image keeps the policy of files: it loads nothing.
        ...(!isImage && {
          'content-security-policy': buildContentSecurityPolicy(html, sources),
        }),
      },
      html,
    });
  }

  private buildSources(uses: readonly CspSource[]) {
    const { analytics, stripe, videos } = this.settings;
    return joinSources([
      uses.includes('payment') ? buildPaymentSources(stripe.scriptUrl) : {},
      uses.includes('videos') ? buildVideoSources(videos.playerOrigin) : {},
      uses.includes('analytics') && analytics !== undefined ? buildAnalyticsSources(analytics.scriptUrl) : {},
    ]);
  }

  /** Calls an API handler in process: POST with a body, otherwise GET. */
  private async callApi(path: string, body: object | undefined, remoteAddress?: string): Promise<Response> {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fastify.inject({ method, url: `/api${path}`, payload: body, remoteAddress });
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: Object.entries(response.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  }
}

/** Google Pay and Link open windows, which Stripe does not offer while they are cut off from the page. */
const ALLOWS_WALLETS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** These have no effect on a picture. */
const PAGE_POLICIES = new Set(['permissions-policy', 'cross-origin-opener-policy']);

const withoutPagePolicies = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PAGE_POLICIES.has(name)));
