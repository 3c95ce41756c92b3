import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Contains only keyboard sounds. */
export const AUDIO_FOLDER = 'audio';

/** The content behind a URL with a version never changes. */
const IS_VERSIONED = /\?v=[a-z]{6,32}$/;

/**
 * Serves the keyboard's sounds. They are thousands of small files, so one wildcard route looks them up on request
 * instead of a route per file. Already compressed; supports range requests.
 */
export async function serveAudio(fastify: FastifyInstance, clientDir: string): Promise<void> {
  const root = join(clientDir, AUDIO_FOLDER);
  if (!existsSync(root)) return;
  await fastify.register(fastifyStatic, {
    root,
    prefix: `/${AUDIO_FOLDER}/`,
    decorateReply: false,
    serveDotFiles: false,
    index: false,
    // A folder results in 404, not 403.
    allowedPath: (path) => /\.(?:ogg|mp3)$/.test(path),
    cacheControl: false,
    setHeaders(reply) {
      const isVersioned = IS_VERSIONED.test(reply.request.url);
      void reply.header(
        'cache-control',
        isVersioned ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      );
    },
  });
}
