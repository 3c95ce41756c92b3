import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Sets an ETag computed from the body; responds with 304 and no body when the client has the same version. */
export function withEtag<T extends string | Buffer>(
  reply: FastifyReply,
  body: T,
  ifNoneMatch: string | undefined,
): T | undefined {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', tag);
  const isKnown = (ifNoneMatch ?? '')
    .split(',', 20)
    .some((entry) => entry.trim().replace(/^W\//, '') === tag);
  if (!isKnown) return body;
  void reply.status(304);
  return undefined;
}
