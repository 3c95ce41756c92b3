import type { Params } from './params.ts';
import { invalid, resourceMissing } from './api-error.ts';

export function paginate<T extends { id: string }>(newestFirst: T[], url: string, params: Params) {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', { param: 'limit' });
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const first = after ? findIndexById(newestFirst, after, 'starting_after') + 1 : 0;
  const end = before ? findIndexById(newestFirst, before, 'ending_before') : newestFirst.length;
  const start = before ? Math.max(0, end - limit) : first;
  const data = newestFirst.slice(start, Math.min(end, start + limit));
  const hasMore = before ? start > 0 : start + limit < end;
  return { object: 'list', url, has_more: hasMore, data };
}

function findIndexById(records: { id: string }[], id: string, param: string): number {
  const index = records.findIndex((record) => record.id === id);
  if (index < 0) throw resourceMissing('object', id, param, 400);
  return index;
}

/** Applies the filter `created`: a timestamp, or gt, gte, lt and lte. */
export function isCreatedWithin(created: number, params: Params): boolean {
  if (!params.has('created')) return true;
  if (typeof params.fields.created !== 'object') return created === params.integer('created');
  const range = params.nested('created');
  const getBound = (name: string, defaultValue: number) => range?.integer(name) ?? defaultValue;
  return (
    created > getBound('gt', -Infinity) &&
    created >= getBound('gte', -Infinity) &&
    created < getBound('lt', Infinity) &&
    created <= getBound('lte', Infinity)
  );
}
