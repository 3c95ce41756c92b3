import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toDatabaseProblem } from '../database/database-errors.ts';
import { ProblemException } from './problem.ts';

/**
 * Converts every thrown error to problem details; unexpected errors are logged and return 500 with a request id only.
 */
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

/** Sends a problem as `application/problem+json` with `no-store`. */
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

function toProblem(error: unknown): ProblemException {
  if (error instanceof ProblemException) return error;
  if (error instanceof HttpException) return new ProblemException(error.getStatus());
  const status = getFastifyErrorStatus(error);
  if (status !== undefined) return new ProblemException(status);
  return toDatabaseProblem(error) ?? new ProblemException(500);
}

function getFastifyErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = error.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
