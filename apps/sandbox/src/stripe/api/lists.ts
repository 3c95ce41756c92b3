import type { Params } from './params.ts';
import { invalid, missing } from './failure.ts';

export function getPage<T extends { id: string }>(newestFirst: T[], url: string, params: Params) {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', { param: 'limit' });
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const first = after ? formatPlace(newestFirst, after, 'starting_after') + 1 : 0;
  const end = before ? formatPlace(newestFirst, before, 'ending_before') : newestFirst.length;
  const start = before ? Math.max(0, end - limit) : first;
  const data = newestFirst.slice(start, Math.min(end, start + limit));
  const hasMore = before ? start > 0 : start + limit < end;
  return { object: 'list', url, has_more: hasMore, data };
}

function formatPlace(records: { id: string }[], id: string, param: string): number {
  const place = records.findIndex((each) => each.id === id);
  if (place < 0) throw missing('object', id, param, 400);
  return place;
}

/** Applies the filter `created`: a timestamp, or gt, gte, lt and lte. */
export function isCreatedWithin(created: number, params: Params): boolean {
  if (!params.has('created')) return true;
  if (typeof params.fields.created !== 'object') return created === params.integer('created');
  const range = params.within('created');
  const bound = (name: string, otherwise: number) => range?.integer(name) ?? otherwise;
  return (
    created > bound('gt', -Infinity) &&
    created >= bound('gte', -Infinity) &&
    created < bound('lt', Infinity) &&
    created <= bound('lte', Infinity)
  );
}
