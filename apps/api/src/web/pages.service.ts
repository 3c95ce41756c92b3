import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { networkOfAddress } from '../common/address.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { buildSecurityHeaders } from '../http/security-headers.ts';
import { LimitsService } from '../limits/limits.service.ts';
import { BUSY_HTML, LAST_RESORT_HTML } from './last-resort.page.ts';
import { API_PATH, isTyped, toPageCacheKey } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { toPageEntry } from './page-entry.ts';
import type { PageEntry } from './page-entry.ts';
import {
  allSources,
  buildAnalyticsSources,
  buildContentSecurityPolicy,
  buildPaymentSources,
  VIDEO_SOURCES,
} from './page-policy.ts';
import { loadSite } from './site-build.ts';
import type { Site } from './site-build.ts';

/** Every address that is no page shares one rendered page, so that guessing addresses costs next to nothing. */
const NOT_FOUND_KEY = '/not-found';

/** With script, lists are searched in the browser: what comes here comes by hand, and is rendered each time. */
const TYPED_PAGES = { limit: 60, windowS: 60 };

/** For whom a page is rendered: calls that are limited count in the name of their address. */
type Asker = { log: FastifyBaseLogger; address?: string };

/** Renders the site's pages, each once until what it was made from changes. */
@Injectable()
export class PagesService {
  private site: Site | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly cache: PageCache,
    private readonly adapterHost: HttpAdapterHost,
    private readonly limits: LimitsService,
  ) {}

  /** Loads the site and draws its first page, so that a build that cannot render stops the start. */
  async open(log: FastifyBaseLogger): Promise<void> {
    this.site = await loadSite(this.settings.webDir);
    const { status } = await this.page(NOT_FOUND_KEY, { log });
    if (status !== 404) throw new Error('The built site cannot draw a page.');
  }

  /** A page that stands ready, without any waiting. */
  ready(url: string): PageEntry | undefined {
    const entry = this.cache.get(url);
    if (entry !== undefined || API_PATH.test(url)) return entry;
    return this.cache.get(toPageCacheKey(url) ?? NOT_FOUND_KEY);
  }

  /** The one spelling of a page's address; undefined where the site has no page. */
  pageKey(url: string): string | undefined {
    const key = toPageCacheKey(url);
    return key !== undefined && this.site?.hasPage(key.split('?', 1)[0] ?? '') === true ? key : undefined;
  }

  /** The page at an address; a drawn 404 where there is none, a drawn 500 where rendering fails. */
  async page(url: string, asker: Asker): Promise<PageEntry> {
    const key = this.pageKey(url) ?? NOT_FOUND_KEY;
    if (isTyped(key)) {
      const network = networkOfAddress(asker.address ?? '');
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
      const answer = await this.site!.render(new Request(this.settings.publicUrl + key), context);
      return await this.getEntry(answer, key);
    } catch (error) {
      reportError(error);
      return this.getEntry(new Response(LAST_RESORT_HTML, { status: 500 }), key);
    }
  }

  private async getEntry(answer: Response, key: string): Promise<PageEntry> {
    const isFailure = answer.status >= 500;
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = isFailure && !isHtml ? LAST_RESORT_HTML : await answer.text();
    const type = isFailure ? 'text/html; charset=utf-8' : answer.headers.get('content-type');
    const sources = this.sourcesFor(answer.headers.get('x-page-uses')?.split(',') ?? []);
    const referrer = answer.headers.get('referrer-policy');
    const location = answer.headers.get('location');
    const tags = answer.headers.get('x-page-tags')?.split(',') ?? [];
    const lasts = answer.headers.get('x-page-lasts');
    return toPageEntry({
      status: answer.status,
      // An address that fits a page's pattern but has no page (an unknown post) is not worth the memory, nor is one
      // that carries what somebody typed: with enough of them anybody could push every other page out.
      tags: (answer.status === 200 || key === NOT_FOUND_KEY) && !isTyped(key) ? tags : [],
      ...(lasts !== null && { lastsS: Number(lasts) }),
      headers: {
        ...buildSecurityHeaders(this.settings),
        ...(referrer !== null && { 'referrer-policy': referrer }),
        ...(location !== null && { location }),
        'content-type': type ?? 'text/html; charset=utf-8',
        'cache-control': (isFailure ? null : answer.headers.get('cache-control')) ?? 'no-store',
        'content-security-policy': buildContentSecurityPolicy(html, sources),
      },
      html,
    });
  }

  /** The hosts that a page asks for beside our own. */
  private sourcesFor(uses: readonly string[]) {
    const { analytics, stripe } = this.settings;
    return allSources([
      uses.includes('payment') ? buildPaymentSources(stripe.scriptUrl) : {},
      uses.includes('videos') ? VIDEO_SOURCES : {},
      uses.includes('analytics') && analytics !== undefined ? buildAnalyticsSources(analytics.scriptUrl) : {},
    ]);
  }

  private async api(path: string, remoteAddress: string | undefined): Promise<Response> {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const answer = await fastify.inject({ method: 'GET', url: `/api${path}`, remoteAddress });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  }
}
