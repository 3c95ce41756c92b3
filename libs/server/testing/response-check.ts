import { deepStrictEqual } from 'node:assert';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { getResponseSchema } from '@paniscus/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tap } from 'rxjs';
import type { Observable } from 'rxjs';

/**
 * Compares every successful JSON response of a server under test with the schema that its endpoint declares. A mismatch
 * makes the response a 500 and is listed in `mismatches`.
 */
export class ResponseCheck implements NestInterceptor {
  /** Endpoints with at least one compared response, as in the OpenAPI document: 'GET /api/posts/{id}'. */
  readonly checked = new Set<string>();
  readonly mismatches: string[] = [];

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const schema = getResponseSchema(context.getHandler());
    const http = context.switchToHttp();
    return next.handle().pipe(
      tap((value: unknown) => {
        const isNotModified = http.getResponse<FastifyReply>().statusCode === 304;
        if (schema === undefined || isNotModified) return;
        const { method, routeOptions } = http.getRequest<FastifyRequest>();
        const endpoint = `${method} ${routeOptions.url?.replace(/:(\w+)/g, '{$1}')}`;
        this.compare(endpoint, value, (body) => {
          schema.validateSync(body, { strict: true });
          deepStrictEqual(schema.cast(body, { stripUnknown: true, assert: false }), body);
        });
      }),
    );
  }

  private compare(endpoint: string, value: unknown, assertMatches: (body: unknown) => void): void {
    try {
      assertMatches(JSON.parse(typeof value === 'string' ? value : JSON.stringify(value)));
      this.checked.add(endpoint);
    } catch (error) {
      this.mismatches.push(`${endpoint}: ${String(error).slice(0, 2_000)}`);
      throw error;
    }
  }
}
