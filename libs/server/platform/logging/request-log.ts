import type { FastifyInstance } from 'fastify';

/** Logs one line per request without query, body or personal data; the response carries the same request id. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });

  server.addHook('onResponse', async (request, reply) => {
    request.log.info({
      event: 'request',
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
