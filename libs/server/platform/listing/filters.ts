import { organization } from '@paniscus/content';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Days of the organisation's own zone, both included. */
export type Days = { from: string | undefined; to: string | undefined };

/** Narrows a query to days of a column: `narrowToDays(query, 'o.created_at', filter)`. */
export function filterByDays(
  query: SelectQueryBuilder<ObjectLiteral>,
  column: string,
  { from, to }: Days,
): void {
  const zone = organization.timeZone;
  if (from !== undefined)
    query.andWhere(`${column} >= CAST(CAST(:from AS date) AS timestamp) AT TIME ZONE :zone`, { from, zone });
  if (to !== undefined)
    query.andWhere(`${column} < CAST(CAST(:to AS date) + 1 AS timestamp) AT TIME ZONE :zone`, { to, zone });
}

/** Finds a text anywhere in another, by ILIKE, with the signs of its language taken as they are. */
export const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
