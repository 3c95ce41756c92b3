import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getBodyLimit, isUploadUrl, parseJsonBody } from './input/body.ts';
import { ProblemException, unauthorized } from './problem.ts';

const WEBHOOK_PATH = /^\/+api\/+webhooks\//i;

const UPLOAD_URL = '/api/media/';
const FORM_TYPE = 'multipart/form-data';

/**
 * Accepts JSON only. Two kinds of body stay raw: that of a webhook, as the bytes that were signed, and the form with an
 * uploaded file.
 */
export function configureBodyParsing(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();

  server.addHook('onRequest', async (request) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > getBodyLimit(request.url)) throw new ProblemException(413);
    const coding = request.headers['content-encoding'];
    if (coding !== undefined && coding !== 'identity')
      throw new ProblemException(415, { detail: 'Compressed request bodies are not supported.' });
    if (request.headers['content-type']?.toLowerCase().startsWith(FORM_TYPE)) rejectUnwantedForm(request);
  });

  const uploadLimit = getBodyLimit(UPLOAD_URL);
  server.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer', bodyLimit: uploadLimit }, (_, body, done) =>
    done(null, body),
  );

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

/** Mail clients may unsubscribe with either kind of form (RFC 8058); the page ignores its content. */
const UNSUBSCRIBE_URL = /^\/newsletter\/[\w-]+\/?$/i;

/** Rejects a form before its file is read, unless its URL accepts files and the request has credentials. */
function rejectUnwantedForm({ url, headers }: FastifyRequest): void {
  if (UNSUBSCRIBE_URL.test(url)) return;
  if (!isUploadUrl(url)) throw new ProblemException(415);
  if (headers.authorization === undefined) throw unauthorized();
}
