import { createHash } from 'node:crypto';
import type { FormFields } from '../http/form.ts';
import type { Endpoint, Endpoints } from '../webhooks/endpoints.ts';
import { CODES, invalid, notFound } from './api/shop-error.ts';
import { ORDER_TOPICS } from './context.ts';
import type { Context, Resource } from './context.ts';

const SERVICE = 'printify';
const TOPICS: readonly string[] = [
  'shop:disconnected',
  'product:deleted',
  'product:publish:started',
  ...ORDER_TOPICS,
];

export function subscriptionRoutes({ shopId }: Context, endpoints: Endpoints): Resource {
  const all = () => endpoints.of(SERVICE).filter(({ topic }) => topic !== undefined);
  const view = (each: Endpoint) => ({ topic: each.topic, url: each.url, shop_id: shopId, id: findId(each) });
  return [
    { method: 'GET', path: '/webhooks.json', handle: () => all().map(view) },
    {
      method: 'POST',
      path: '/webhooks.json',
      handle: ({ fields }) => {
        const { topic, url, secret } = subscriptionFrom(fields);
        return view(endpoints.add(SERVICE, url, { topic, ...(secret ? { secret } : {}) }));
      },
    },
    {
      method: 'DELETE',
      path: '/webhooks/:id',
      handle: ({ places }) => {
        const found = all().find((each) => findId(each) === places.id);
        if (!found) throw notFound();
        endpoints.remove(found.id);
        return { id: places.id };
      },
    },
  ];
}

function findId({ id }: Endpoint): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 24);
}

function subscriptionFrom({ topic, url, secret }: FormFields): {
  topic: string;
  url: string;
  secret: string;
} {
  if (typeof topic !== 'string' || !TOPICS.includes(topic))
    throw invalid(CODES.orderInput, { topic: ['The selected topic is invalid.'] });
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw invalid(CODES.orderInput, { url: ['The url format is invalid.'] });
  return { topic, url, secret: typeof secret === 'string' ? secret : '' };
}
