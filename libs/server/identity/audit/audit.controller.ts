import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { AUDIT_ACTIONS, auditListResponse, isAuditAction } from '@paniscus/domain/session';
import type { AuditEvent } from '@paniscus/domain/session';
import {
  createCsvDownload,
  Endpoint,
  linkNextPage,
  PageQuery,
  parseListPage,
} from '@paniscus/server/platform';
import type { CsvColumn } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { Roles } from '../auth/staff-identity.ts';
import type { AuditEventEntity } from './audit-event.entity.ts';
import { AuditFilterQuery, parseAuditFilter } from './audit-filter.ts';
import { AuditListService } from './audit-list.service.ts';
import { StaffNames } from './staff-names.service.ts';
import type { StaffNaming } from './staff-naming.ts';

const getColumns = (names: StaffNaming): CsvColumn<AuditEventEntity>[] => [
  ['Time', ({ at }) => at.toISOString()],
  ['Person', ({ actor }) => names.format(actor)],
  ['Username', ({ actor }) => actor],
  ['Action', ({ action }) => (isAuditAction(action) ? AUDIT_ACTIONS[action] : action)],
  ['Action code', ({ action }) => action],
  ['Subject', ({ subjectId }) => subjectId ?? ''],
  ['Details', ({ details }) => formatDetails(nameAccount(details, names))],
];

@Roles('admin')
@Controller('audit')
export class AuditController {
  constructor(
    private readonly events: AuditListService,
    private readonly staffNames: StaffNames,
  ) {}

  @Endpoint({
    summary: 'Lists sign-ins and what staff changed, newest first.',
    response: {
      description: 'A page of the audit log; the `Link` header contains the URL of the next page.',
      schema: auditListResponse,
    },
    problems: { 422: 'A filter, the limit or the cursor is invalid.' },
  })
  @AuditFilterQuery()
  @PageQuery()
  @Header('cache-control', 'no-store')
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEvent[]> {
    const filter = parseAuditFilter(query);
    const page = parseListPage(query);
    const { rows, nextAfter } = await this.events.list(filter, page);
    linkNextPage(reply, '/api/audit/', filter, { limit: page.limit, nextAfter });
    const names = await this.staffNames.load();
    return rows.map((event) => toAuditEvent(event, names));
  }

  @Endpoint({
    summary: 'Exports all matching entries of the audit log as CSV.',
    response: { description: 'The CSV file.', mediaType: 'text/csv' },
    problems: { 422: 'A filter is invalid.' },
  })
  @AuditFilterQuery()
  @Header('cache-control', 'no-store')
  @Get('export.csv')
  async export(@Query() query: Record<string, unknown>): Promise<StreamableFile> {
    const filter = parseAuditFilter(query);
    const columns = getColumns(await this.staffNames.load());
    return createCsvDownload('audit.csv', columns, this.events.records(filter));
  }
}

function toAuditEvent(
  { id, at, actorId, actor, action, subjectId, details }: AuditEventEntity,
  names: StaffNaming,
): AuditEvent {
  return {
    id,
    at: at.toISOString(),
    actor_id: actorId,
    actor,
    name: names.format(actor),
    action,
    subject_id: subjectId,
    details: sortDetails(nameAccount(details, names)),
  };
}

/** The account is stored as its username. */
const nameAccount = (details: Record<string, string>, names: StaffNaming): Record<string, string> =>
  details['account'] === undefined ? details : { ...details, account: names.format(details['account']) };

/** The database stores them in an order of its own. */
const sortDetails = (details: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(details).toSorted(([one], [other]) => one.localeCompare(other)));

const formatDetails = (details: Record<string, string>): string =>
  Object.entries(sortDetails(details))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
