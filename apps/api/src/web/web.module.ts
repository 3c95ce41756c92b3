import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import { Inject, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS } from '../config/config.module.ts';
import { SettingsError } from '../config/settings-reader.ts';
import type { Settings } from '../config/settings.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { AUDIO_FOLDER, serveAudio } from './audio-files.ts';
import { API_PATH } from './page-address.ts';
import { sendPage } from './page-answer.ts';
import { PagePurgeModule } from './page-purge.module.ts';
import { PagesService } from './pages.service.ts';
import { getClientDir, isSiteBuilt } from './site-build.ts';

/** Serves the built site: its files, and its pages from the page cache, which answers before the framework is asked. */
@Module({ imports: [LimitsModule, PagePurgeModule], providers: [PagesService] })
export class WebModule implements OnModuleInit, BeforeApplicationShutdown {
  private isOpen = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly adapterHost: HttpAdapterHost,
    private readonly pages: PagesService,
  ) {}

  async onModuleInit(): Promise<void> {
    const { webDir, isProduction } = this.settings;
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    if (!isSiteBuilt(webDir)) {
      if (isProduction) throw new SettingsError(`WEB_DIR ${webDir} holds no built site; run npm run build.`);
      fastify.log.warn({ event: 'site_not_built', webDir }, 'no built site: only the API is served');
      return;
    }
    await this.pages.open(fastify.log);
    await this.serveFiles(fastify);
    await serveAudio(fastify, getClientDir(this.settings.webDir));
    this.servePages(fastify);
    this.returnHastyForms(fastify);
    this.putInFront(fastify);
    this.isOpen = true;
  }

  beforeApplicationShutdown(): void {
    this.isOpen = false;
  }

  /** Each file is a route of its own, so that no path can lead out of the folder. */
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
      setHeaders(reply, path) {
        const isHashed = /\/(?:assets|art)\//.test(path);
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
        const entry = await this.pages.page(request.url, { log: request.log, address: request.ip });
        reply.hijack();
        reply.raw.setHeader('x-request-id', request.id);
        sendPage(entry, request.raw, reply.raw);
      },
    });
  }

  /**
   * A form that is sent before its script has come is sent by the browser itself; it gets the page again, so that
   * nobody sees an error for being quick. Nothing of what was sent is read.
   */
  private returnHastyForms(fastify: FastifyInstance): void {
    fastify.route({
      method: 'POST',
      url: '/*',
      onRequest: async (request, reply) => {
        const key = this.pages.pageKey(request.url);
        if (key !== undefined) return reply.redirect(key, 303);
      },
      handler: (_request, reply) => reply.callNotFound(),
    });
  }

  /** What stands ready is sent before Fastify hears of the request. */
  private putInFront(fastify: FastifyInstance): void {
    const [ask] = fastify.server.listeners('request');
    fastify.server.removeAllListeners('request');
    fastify.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const entry = this.isOpen && isReading ? this.pages.ready(request.url ?? '') : undefined;
      if (entry === undefined) ask?.call(fastify.server, request, response);
      else sendPage(entry, request, response);
    });
  }
}
