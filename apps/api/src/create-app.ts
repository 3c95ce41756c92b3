import 'reflect-metadata';
import type { NestInterceptor } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestLogger, ProblemFilter, DocsService, createFastify } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { AppModule } from './app.module.ts';

/** Builds the Nest application without listening, so specs can use it directly; they add interceptors. */
export async function createApp(
  settings: Settings,
  interceptors: NestInterceptor[] = [],
): Promise<NestFastifyApplication> {
  const fastify = await createFastify(settings);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(settings),
    new FastifyAdapter(fastify),
    {
      bodyParser: false,
      abortOnError: false,
      logger: new NestLogger(fastify.log),
    },
  );
  app.setGlobalPrefix('api');
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalInterceptors(...interceptors);
  app.enableShutdownHooks([]);
  await app.init();
  app.get(DocsService).describe(app);
  return app;
}
