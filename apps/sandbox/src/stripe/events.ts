import type Stripe from 'stripe';
import { resourceMissing } from './api/api-error.ts';
import { createId } from './api/ids.ts';
import { isCreatedWithin, paginate } from './api/pagination.ts';
import type { Params } from './api/params.ts';
import type { ApiCall, Context, Resource } from './context.ts';

/** API version whose object shapes the sandbox follows. */
export const API_VERSION = '2026-10-28.endive';

export function eventRoutes({ records }: Context): Resource {
  return [
    {
      method: 'GET',
      path: '/v1/events',
      handle: ({ params }) => {
        params.only(['created', 'ending_before', 'expand', 'limit', 'starting_after', 'type', 'types']);
        const events = records.events
          .all()
          .filter((event) => hasType(event.type, params) && isCreatedWithin(event.created, params));
        return paginate(events.reverse(), '/v1/events', params);
      },
    },
    {
      method: 'GET',
      path: '/v1/events/:id',
      handle: ({ pathParams }) => {
        const event = records.events.get(pathParams.id ?? '');
        if (!event) throw resourceMissing('event', pathParams.id ?? '', 'id');
        return event;
      },
    },
  ];
}

/** Builds an event; `before` is the previous object for `previous_attributes`. */
export function createEvent(
  type: Stripe.Event.Type,
  object: object,
  created: number,
  call: ApiCall,
  before?: object,
): Stripe.Event {
  const changes = before ? { previous_attributes: findPreviousAttributes(before, object) } : {};
  return {
    id: createId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object: structuredClone(object), ...changes },
    livemode: false,
    pending_webhooks: 0,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  } as Stripe.Event;
}

function findPreviousAttributes(before: object, after: object): object {
  const current = new Map(Object.entries(after).map(([name, value]) => [name, JSON.stringify(value)]));
  const changes = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== current.get(name),
  );
  return structuredClone(Object.fromEntries(changes));
}

/** Filters by `type`, which may end in '*', or by the list `types`. */
function hasType(type: string, params: Params): boolean {
  const typeFilter = params.text('type');
  const types = params.list('types');
  if (types.length > 0) return types.includes(type);
  if (!typeFilter) return true;
  return typeFilter.endsWith('*') ? type.startsWith(typeFilter.slice(0, -1)) : type === typeFilter;
}
