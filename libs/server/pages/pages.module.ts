import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import { Inject, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import {
  SETTINGS,
  SettingsError,
  RateLimitsModule,
  CacheInvalidationModule,
  CacheInvalidationService,
  Clock,
  getClientAddress,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUDIO_FOLDER, serveAudio } from './audio-files.ts';
import { getDesignDir, serveDesignDocs } from './design-docs.ts';
import { isAllowedSender, parseForms } from './form-posts.ts';
import { API_PATH } from './page-cache-key.ts';
import { PageCache } from './page-cache.ts';
import { sendPage } from './page-response.ts';
import { PagesService } from './pages.service.ts';
import { getClientDir, isSiteBuilt } from './site-build.ts';

/** Holds some thousand pages in all their encodings. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Headers without effect on scripts, fonts and pictures, of which every page loads several. */
const DOCUMENT_HEADERS = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'x-request-id',
];

/** Headers without effect on a font, which loads nothing. */
const LOADING_HEADERS = ['content-security-policy', 'referrer-policy'];

/** Serves the built site: static files, and pages from the page cache, in front of Fastify. */
@Module({
  imports: [RateLimitsModule, CacheInvalidationModule],
  providers: [
    {
      provide: PageCache,
      inject: [Clock],
      useFactory: (clock: Clock) => new PageCache(CACHE_BYTES, () => clock.now().getTime()),
    },
    PagesService,
  ],
})
export class PagesModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private isOpen = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly adapterHost: HttpAdapterHost,
    private readonly pages: PagesService,
    cache: PageCache,
    invalidation: CacheInvalidationService,
  ) {
    invalidation.subscribe((tag) => cache.invalidate(tag));
  }

  /** Not earlier: registering a plugin fixes the error handler of the API's routes, which Nest sets before this hook. */
  async onApplicationBootstrap(): Promise<void> {
    const { webDir, isProduction, hasDesignDocs } = this.settings;
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    if (!isSiteBuilt(webDir)) {
      if (isProduction) throw new SettingsError(`WEB_DIR ${webDir} holds no built site; run npm run build.`);
      fastify.log.warn({ event: 'site_not_built', webDir }, 'no built site: only the API is served');
      return;
    }
    await this.pages.open(fastify.log);
    await this.serveFiles(fastify);
    await serveAudio(fastify, getClientDir(webDir));
    if (hasDesignDocs) await serveDesignDocs(fastify, getDesignDir(webDir));
    this.servePages(fastify);
    await this.servePostedForms(fastify);
    this.serveCachedPages(fastify);
    this.isOpen = true;
  }

  beforeApplicationShutdown(): void {
    this.isOpen = false;
  }

  /** One route per file, which rules out path traversal. */
  private async serveFiles(fastify: FastifyInstance): Promise<void> {
    await fastify.register(fastifyStatic, {
      root: getClientDir(this.settings.webDir),
      wildcard: false,
      preCompressed: true,
      decorateReply: false,
      serveDotFiles: false,
      index: false,
      globIgnore: ['**/*.br', '**/*.gz', `${AUDIO_FOLDER}/**`],
      cacheControl: false,
      // Files are revalidated by their entity tag.
      lastModified: false,
      setHeaders(reply, path) {
        const isHashed = /\/(?:assets|art)\//.test(path);
        if (isHashed) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
        if (path.endsWith('.woff2')) for (const name of LOADING_HEADERS) reply.removeHeader(name);
        void reply.header('vary', 'Accept-Encoding');
        void reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        );
      },
    });
  }

  private servePages(fastify: FastifyInstance): void {
    fastify.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (API_PATH.test(request.url)) return reply.callNotFound();
        const entry = await this.pages.getPage(request.url, {
          log: request.log,
          ip: getClientAddress(request),
        });
        reply.hijack();
        reply.raw.setHeader('x-request-id', request.id);
        sendPage(entry, request.raw, reply.raw);
      },
    });
  }

  /**
   * A form without JavaScript is posted by the browser. Pages that accept it show the result; all others, and forms of
   * other sites, are redirected to the page instead of showing an error, and the body is ignored.
   */
  private async servePostedForms(fastify: FastifyInstance): Promise<void> {
    const { publicUrl } = this.settings;
    await fastify.register(async (scope) => {
      parseForms(scope);
      scope.route({
        method: 'POST',
        url: '/*',
        onRequest: async (request, reply) => {
          const key = this.pages.getPageKey(request.url);
          if (key === undefined) return reply.callNotFound();
          if (!this.pages.acceptsForm(key) || !isAllowedSender(request, publicUrl))
            return reply.redirect(key, 303);
        },
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const { log, body } = request;
          const form = body instanceof URLSearchParams ? body : new URLSearchParams();
          const entry = await this.pages.getFormResult(request.url, {
            log,
            ip: getClientAddress(request),
            form,
          });
          reply.hijack();
          reply.raw.setHeader('x-request-id', request.id);
          sendPage(entry, request.raw, reply.raw);
        },
      });
    });
  }

  /** Sends cached pages before Fastify handles the request. */
  private serveCachedPages(fastify: FastifyInstance): void {
    const [handleRequest] = fastify.server.listeners('request');
    fastify.server.removeAllListeners('request');
    fastify.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const entry = this.isOpen && isReading ? this.pages.getCached(request.url ?? '') : undefined;
      if (entry === undefined) handleRequest?.call(fastify.server, request, response);
      else sendPage(entry, request, response);
    });
  }
}
