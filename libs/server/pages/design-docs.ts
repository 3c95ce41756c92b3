import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const DESIGN_PATH = '/design';

/** Storybook frames its own preview and has inline scripts. It is static and shows sample data only. */
const DESIGN_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/** Folder of the static Storybook, beside that of the pages. */
export const getDesignDir = (webDir: string) => join(webDir, '..', 'storybook');

/** Serves the static Storybook at `/design/`. Throws when it is not built. */
export async function serveDesignDocs(fastify: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`DESIGN_DOCS is on, but ${directory} holds no Storybook; run npm run build.`);
  await fastify.register(fastifyStatic, {
    root: directory,
    prefix: `${DESIGN_PATH}/`,
    decorateReply: false,
    serveDotFiles: false,
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      void reply.header('content-security-policy', DESIGN_POLICY);
      void reply.header('x-frame-options', 'SAMEORIGIN');
      void reply.header('x-robots-tag', 'noindex');
      void reply.header('cache-control', 'no-cache');
    },
  });
  fastify.get(DESIGN_PATH, (request, reply) => {
    const query = request.url.split('?')[1];
    return reply.redirect(`${DESIGN_PATH}/index.html${query === undefined ? '' : `?${query}`}`);
  });
}
