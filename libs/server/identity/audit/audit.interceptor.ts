import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { EventLog } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { concatMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { findIdentity } from '../auth/staff-identity.ts';
import { AuditService } from './audit.service.ts';
import { AUDITED } from './audited.decorator.ts';
import type { Audited } from './audited.decorator.ts';

/** Records the routes marked with `@Audited` after they have succeeded. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditService,
    private readonly log: EventLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const audited = this.reflector.get<Audited | undefined>(AUDITED, context.getHandler());
    const staff = findIdentity(context);
    if (audited === undefined || staff === undefined) return next.handle();
    const { params, body } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Params: { id?: string }; Body?: Record<string, unknown> }>>();
    return next.handle().pipe(
      concatMap(async (response: unknown) => {
        const facts = {
          subjectId: findSubjectId(params.id, response),
          details: audited.describe?.(body ?? {}) ?? {},
        };
        // The change is committed: failing the request now would make people repeat it.
        const recorded = audited.isRepeated
          ? this.audit.recordOnce(staff, audited.action, facts)
          : this.audit.record(staff, audited.action, facts);
        await recorded.catch((error: unknown) => this.log.warn('audit_not_recorded', error));
        return response;
      }),
    );
  }
}

function findSubjectId(pathId: string | undefined, response: unknown): number | undefined {
  if (pathId !== undefined) return Number(pathId);
  const { id } = (response ?? {}) as { id?: unknown };
  return typeof id === 'number' ? id : undefined;
}
