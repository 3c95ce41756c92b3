import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Everything below it is a sound of the keyboard. */
export const AUDIO_FOLDER = 'audio';

/** An address that names the version of its file never means another. */
const IS_VERSIONED = /\?v=[a-z]{6,32}$/;

/**
 * The keyboard's sounds: thousands of small files, so they are looked for when they are asked for instead of being a
 * route each. They are compressed already; parts of them can be had.
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
    // A folder is no address, not one that is forbidden.
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
