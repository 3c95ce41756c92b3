import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import { fastify, LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { serializeError } from '../logging/error-serializer.ts';
import { logRequests } from '../logging/request-log.ts';
import { configureBodyParsing } from './body-parsing.ts';
import { readForwardedAddresses } from './client-address.ts';
import { handleClientError, handleMalformedUrl } from './malformed-requests.ts';
import { buildSecurityHeaders, setSecurityHeaders } from './security-headers.ts';

const SECOND = 1000;

/**
 * JSON of lists and descriptions is compressed. Shorter answers are not, tokens among them: their compressed size could
 * tell something about a secret.
 */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1500,
  encodings: ['br', 'gzip'],
  customTypes: /^application\/json/,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

/** The HTTP server below Nest: limits, timeouts, request ids, one log line per request, security headers. */
export async function createFastify(settings: Settings): Promise<FastifyInstance> {
  const headers = buildSecurityHeaders(settings);
  const server = fastify({
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: 1_000_000,
    requestTimeout: 30 * SECOND,
    keepAliveTimeout: settings.keepAliveMs,
    connectionTimeout: 0,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 2 * SECOND },
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: serializeError },
    },
    forceCloseConnections: 'idle',
    frameworkErrors: handleMalformedUrl(headers),
    clientErrorHandler: handleClientError(headers),
  });
  server.server.maxConnections = 2000;

  readForwardedAddresses(server);
  logRequests(server);
  setSecurityHeaders(server, headers);
  configureBodyParsing(server);
  await server.register(compress, COMPRESSION);
  return server as unknown as FastifyInstance;
}
