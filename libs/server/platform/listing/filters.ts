import { organization } from '@paniscus/content';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Inclusive range of days in the organization's time zone. */
export type DateRange = { from: string | undefined; to: string | undefined };

/** Filters a query by the days of a column: `filterByDays(query, 'o.created_at', filter)`. */
export function filterByDays(
  query: SelectQueryBuilder<ObjectLiteral>,
  column: string,
  { from, to }: DateRange,
): void {
  const zone = organization.timeZone;
  if (from !== undefined)
    query.andWhere(`${column} >= CAST(CAST(:from AS date) AS timestamp) AT TIME ZONE :zone`, { from, zone });
  if (to !== undefined)
    query.andWhere(`${column} < CAST(CAST(:to AS date) + 1 AS timestamp) AT TIME ZONE :zone`, { to, zone });
}

/**
 * Condition that an SQL expression contains the text of the parameter `:search`, compared as every search does: without
 * accents and case, with any kind of apostrophe and dash.
 */
export const containsSearch = (expression: string) =>
  `position(fold_text(:search) in fold_text(${expression})) > 0`;
