import { VERSION_MAX } from '@paniscus/domain/posts';
import { invalid } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';

/** Sends the version as `ETag`. The representation depends on who is signed in. */
export function setVersionHeaders(reply: FastifyReply, { version }: { version: number }): void {
  void reply.headers({ etag: `"${version}"`, vary: 'authorization' });
}

/**
 * Parses `If-Match` into a version; undefined without the header or for `*`. A proxy that compresses may have made the
 * tag weak. Throws a 422 problem.
 */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = Number(/^\s*(?:W\/)?"([1-9]\d{0,9})"\s*$/.exec(header)?.[1]);
  if (Number.isNaN(version) || version > VERSION_MAX)
    throw invalid({}, 'The If-Match header must contain an ETag that the API sent.');
  return version;
}
