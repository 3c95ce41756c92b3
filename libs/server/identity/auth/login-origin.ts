import { getClientNetwork } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import type { LoginOrigin } from './login.service.ts';

export const getLoginOrigin = (request: FastifyRequest): LoginOrigin => ({
  network: getClientNetwork(request),
  userAgent: request.headers['user-agent'],
  cookies: request.headers.cookie,
});
