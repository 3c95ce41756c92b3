import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { EventLog } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { concatMap, from } from 'rxjs';
import type { Observable } from 'rxjs';
import { findIdentity } from '../auth/staff-identity.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { AuditService } from './audit.service.ts';
import type { AuditFacts } from './audit.service.ts';
import { AUDITED } from './audited.decorator.ts';
import type { Audited } from './audited.decorator.ts';
import { ChangeDetector } from './change-detector.ts';

/** Records calls of the routes marked with `@Audited` that succeeded and changed something. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditService,
    private readonly detector: ChangeDetector,
    private readonly log: EventLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const audited = this.reflector.get<Audited | undefined>(AUDITED, context.getHandler());
    const staff = findIdentity(context);
    if (audited === undefined || staff === undefined) return next.handle();
    const { params, body } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Params: { id?: string }; Body?: Record<string, unknown> }>>();
    return from(this.start(audited, staff, params.id)).pipe(
      concatMap((record) =>
        next.handle().pipe(
          concatMap(async (response: unknown) => {
            const facts = {
              subjectId: findSubjectId(params.id, response),
              details: audited.describe?.(body ?? {}, toRecord(response)) ?? {},
            };
            // The change is committed: failing the request now would make people repeat it.
            await record(response, facts).catch((error: unknown) =>
              this.log.warn('audit_not_recorded', error),
            );
            return response;
          }),
        ),
      ),
    );
  }

  /** Looks at the database before the call; the result records the call after it, if it changed something. */
  private async start(
    audited: Audited,
    staff: StaffIdentity,
    pathId: string | undefined,
  ): Promise<(response: unknown, facts: AuditFacts) => Promise<void>> {
    const { action, creates, isRepeated = false } = audited;
    // Earlier than the rows, so that what is created after them is recorded after this entry.
    const lastEntryId = creates === undefined ? undefined : await this.audit.findLastId();
    const hasChanged = await this.detector.watch(audited, { pathId, accountId: staff.accountId });
    return async (response, facts) => {
      if (!(await hasChanged(response))) return;
      if (lastEntryId !== undefined) await this.audit.recordCreated(staff, action, facts, lastEntryId);
      else if (isRepeated) await this.audit.recordOnce(staff, action, facts);
      else await this.audit.record(staff, action, facts);
    };
  }
}

const toRecord = (response: unknown) => (response ?? {}) as Record<string, unknown>;

function findSubjectId(pathId: string | undefined, response: unknown): number | undefined {
  if (pathId !== undefined) return Number(pathId);
  const { id } = toRecord(response);
  return typeof id === 'number' ? id : undefined;
}
