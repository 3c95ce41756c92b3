import { applyDecorators } from '@nestjs/common';
import { AUDIT_ACTIONS } from '@paniscus/domain/session';
import type { AuditAction } from '@paniscus/domain/session';
import {
  ChoiceQuery,
  containsSearch,
  DaysQuery,
  filterByDays,
  parseChoice,
  parseDay,
  parseSearch,
  SearchQuery,
} from '@paniscus/server/platform';
import type { DateRange, Query } from '@paniscus/server/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { AuditEventEntity } from './audit-event.entity.ts';

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];

export type AuditFilter = DateRange & { action: AuditAction | undefined; search: string | undefined };

export const AuditFilterQuery = () =>
  applyDecorators(
    ChoiceQuery('action', ACTIONS),
    SearchQuery("Part of the person's name or username."),
    DaysQuery(),
  );

/** Throws a 422 problem when a parameter is invalid. */
export function parseAuditFilter(query: Query): AuditFilter {
  return {
    action: parseChoice(query, 'action', ACTIONS),
    search: parseSearch(query),
    from: parseDay(query, 'from'),
    to: parseDay(query, 'to'),
  };
}

/** Applies the filter to a query whose alias is `e`. */
export function applyAuditFilter(query: SelectQueryBuilder<AuditEventEntity>, filter: AuditFilter): void {
  if (filter.action !== undefined) query.andWhere('e.action = :action', { action: filter.action });
  if (filter.search !== undefined)
    query.andWhere(
      `(${containsSearch('e.actor')}
        OR e.actor_id IN (SELECT id FROM staff_accounts WHERE ${containsSearch('byline')}))`,
      { search: filter.search },
    );
  filterByDays(query, 'e.at', filter);
}
