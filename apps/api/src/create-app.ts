import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { NestLogger } from './http/nest-logger.ts';
import { ProblemFilter } from './common/problem.filter.ts';
import type { Settings } from './config/settings.ts';
import { DocsService } from './docs/docs.service.ts';
import { createFastify } from './http/create-fastify.ts';

/** Puts the server together without listening yet; specs use it as it is. */
export async function createApp(settings: Settings): Promise<NestFastifyApplication> {
  const fastify = createFastify(settings);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of(settings),
    new FastifyAdapter(fastify),
    {
      bodyParser: false,
      abortOnError: false,
      logger: new NestLogger(fastify.log),
    },
  );
  app.setGlobalPrefix('api');
  app.useGlobalFilters(new ProblemFilter());
  app.enableShutdownHooks([]);
  await app.init();
  app.get(DocsService).describe(app);
  return app;
}
