import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfDatabaseError } from '../database/database-errors.ts';
import { ProblemException } from './problem.ts';

/** Turns whatever was thrown into problem details; what nobody foresaw is logged and answers 500 with a request id only. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = toProblem(error);
    if (problem.getStatus() >= 500)
      request.log.error({ err: error, event: 'request_failed' }, 'request failed');

    sendProblem(request, reply, problem);
  }
}

/** Answers a request with a problem, as `application/problem+json`, never kept by a cache. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, exception: ProblemException): void {
  if (exception.retryAfterS !== undefined)
    void reply.header('retry-after', String(Math.max(1, Math.ceil(exception.retryAfterS))));
  void reply
    .headers(exception.headers)
    .status(exception.getStatus())
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...exception.problem, instance: request.id }));
}

export function toProblem(error: unknown): ProblemException {
  if (error instanceof ProblemException) return error;
  if (error instanceof HttpException) return new ProblemException(error.getStatus());
  const status = statusOfFastifyError(error);
  if (status !== undefined) return new ProblemException(status);
  return problemOfDatabaseError(error) ?? new ProblemException(500);
}

/** Fastify's own refusals (too large, wrong media type, bad JSON) carry their status. */
function statusOfFastifyError(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = error.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
