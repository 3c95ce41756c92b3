import type Stripe from 'stripe';
import { missing } from './api/failure.ts';
import { newId } from './api/ids.ts';
import { isCreatedWithin, getPage } from './api/lists.ts';
import type { Params } from './api/params.ts';
import type { Ask, Context, Resource } from './context.ts';

/** API version whose object shapes the sandbox follows. */
export const API_VERSION = '2026-10-28.endive';

export function eventRoutes({ records }: Context): Resource {
  return [
    {
      method: 'GET',
      path: '/v1/events',
      handle: ({ params }) => {
        params.only(['created', 'ending_before', 'expand', 'limit', 'starting_after', 'type', 'types']);
        const found = records.events
          .all()
          .filter((each) => hasType(each.type, params) && isCreatedWithin(each.created, params));
        return getPage(found.reverse(), '/v1/events', params);
      },
    },
    {
      method: 'GET',
      path: '/v1/events/:id',
      handle: ({ places }) => {
        const event = records.events.get(places.id ?? '');
        if (!event) throw missing('event', places.id ?? '', 'id');
        return event;
      },
    },
  ];
}

/** Builds an event; `before` is the previous object for `previous_attributes`. */
export function newEvent(
  type: Stripe.Event.Type,
  object: object,
  created: number,
  ask: Ask,
  before?: object,
): Stripe.Event {
  const changes = before ? { previous_attributes: changedIn(before, object) } : {};
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object: structuredClone(object), ...changes },
    livemode: false,
    pending_webhooks: 0,
    request: { id: ask.requestId, idempotency_key: ask.idempotencyKey },
    type,
  } as Stripe.Event;
}

function changedIn(before: object, after: object): object {
  const now = new Map(Object.entries(after).map(([name, value]) => [name, JSON.stringify(value)]));
  const changes = Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== now.get(name));
  return structuredClone(Object.fromEntries(changes));
}

/** Filters by `type`, which may end in '*', or by the list `types`. */
function hasType(type: string, params: Params): boolean {
  const wanted = params.text('type');
  const types = params.list('types');
  if (types.length > 0) return types.includes(type);
  if (!wanted) return true;
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
