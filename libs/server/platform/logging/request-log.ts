import type { FastifyInstance } from 'fastify';

/** One line a request, without query, body or person; the answer carries the line's request id. */
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
