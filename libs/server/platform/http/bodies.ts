import type { FastifyInstance } from 'fastify';
import { getBodyLimit, parseJsonBody } from './input/body.ts';
import { ProblemException } from './problem.ts';

const WEBHOOK_PATH = /^\/+api\/+webhooks\//i;

/** Accepts JSON only; a webhook's body stays raw, as the bytes that were signed. */
export function acceptBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();

  server.addHook('onRequest', async (request) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > getBodyLimit(request.url)) throw new ProblemException(413);
    const coding = request.headers['content-encoding'];
    if (coding !== undefined && coding !== 'identity')
      throw new ProblemException(415, { detail: 'Compressed request bodies are not supported.' });
  });

  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (WEBHOOK_PATH.test(request.url)) return done(null, bytes);
    try {
      if (bytes.length > getBodyLimit(request.url)) throw new ProblemException(413);
      done(null, parseJsonBody(bytes));
    } catch (error) {
      done(error as Error);
    }
  });
}
