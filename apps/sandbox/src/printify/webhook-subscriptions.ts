import { createHash } from 'node:crypto';
import type { FormFields } from '../http/form.ts';
import type { Endpoint, Endpoints } from '../webhooks/endpoints.ts';
import { CODES, invalid, notFound } from './api/printify-error.ts';
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
  const list = () => endpoints.listByService(SERVICE).filter(({ topic }) => topic !== undefined);
  const toView = (endpoint: Endpoint) => ({
    topic: endpoint.topic,
    url: endpoint.url,
    shop_id: shopId,
    id: computeSubscriptionId(endpoint),
  });
  return [
    { method: 'GET', path: '/webhooks.json', handle: () => list().map(toView) },
    {
      method: 'POST',
      path: '/webhooks.json',
      handle: ({ fields }) => {
        const { topic, url, secret } = parseSubscription(fields);
        return toView(endpoints.add(SERVICE, url, { topic, ...(secret ? { secret } : {}) }));
      },
    },
    {
      method: 'DELETE',
      path: '/webhooks/:id',
      handle: ({ pathParams }) => {
        const endpoint = list().find((endpoint) => computeSubscriptionId(endpoint) === pathParams.id);
        if (!endpoint) throw notFound();
        endpoints.remove(endpoint.id);
        return { id: pathParams.id };
      },
    },
  ];
}

function computeSubscriptionId({ id }: Endpoint): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 24);
}

function parseSubscription({ topic, url, secret }: FormFields): {
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
