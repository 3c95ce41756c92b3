import { randomUUID } from 'node:crypto';
import { fastify, LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { errorForLog } from '../logging/error-log.ts';
import { logRequests } from '../logging/request-log.ts';
import { acceptBodies } from './bodies.ts';
import { answerNoRequest, answerOddAddress } from './malformed-requests.ts';
import { buildSecurityHeaders, setSecurityHeaders } from './security-headers.ts';

const SECOND = 1000;

/** The HTTP server below Nest: limits, timeouts, request ids, one log line per request, security headers. */
export function createFastify(settings: Settings): FastifyInstance {
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
      serializers: { err: errorForLog },
    },
    forceCloseConnections: 'idle',
    frameworkErrors: answerOddAddress(headers),
    clientErrorHandler: answerNoRequest(headers),
  });
  server.server.maxConnections = 2000;

  logRequests(server);
  setSecurityHeaders(server, headers);
  acceptBodies(server);
  return server as unknown as FastifyInstance;
}
