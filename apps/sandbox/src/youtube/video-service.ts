import type { Answer, Request } from '../http/exchange.ts';
import type { Service } from '../http/service.ts';
import { VIDEOS } from './videos.data.ts';
import type { ServedVideo } from './videos.data.ts';

const PATH = '/youtube/v3/videos';
const IDS_MAX = 50;
const PARTS = ['id', 'snippet', 'contentDetails', 'statistics', 'status'];

/** Fake of the one YouTube Data API call that the product makes. */
export class VideoService implements Service {
  readonly name = 'videos';
  readonly faultModes = ['down', 'slow', 'error'] as const;
  readonly http = {
    owns: (path: string) => path === PATH || path.startsWith('/youtube/'),
    answer: (request: Request) => this.#answer(request),
  };
  readonly #apiKey: string;

  constructor(apiKey: string) {
    this.#apiKey = apiKey;
  }

  #answer({ method, url }: Request): Answer {
    const query = url.searchParams;
    if (url.pathname.replace(/\/$/, '') !== PATH || method !== 'GET')
      return refusal(404, 'notFound', 'Not Found');
    const key = query.get('key');
    if (key === null)
      return refusal(403, 'forbidden', 'Method does not allow unregistered callers.', 'PERMISSION_DENIED');
    if (key !== this.#apiKey)
      return refusal(400, 'badRequest', 'API key not valid. Please pass a valid API key.');
    return answerFor(query);
  }
}

function answerFor(query: URLSearchParams): Answer {
  const parts = listIn(query, 'part');
  const ids = listIn(query, 'id');
  if (parts.length === 0)
    return refusal(400, 'missingRequiredParameter', 'Required parameter "part" is missing.');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) return refusal(400, 'unknownPart', `There is no part "${unknown}".`);
  if (ids.length === 0)
    return refusal(400, 'missingRequiredParameter', 'No filter selected. Expected one of: id.');
  if (ids.length > IDS_MAX)
    return refusal(400, 'invalidFilters', 'The request specifies an invalid filter parameter.');

  const found = VIDEOS.filter(({ id }) => ids.includes(id));
  return {
    status: 200,
    body: {
      kind: 'youtube#videoListResponse',
      items: found.map((video) => getItem(video, parts)),
      pageInfo: { totalResults: found.length, resultsPerPage: found.length },
    },
  };
}

const getItem = ({ id, title, description }: ServedVideo, parts: string[]) => ({
  kind: 'youtube#video',
  id,
  ...(parts.includes('snippet') && {
    snippet: {
      publishedAt: '2025-04-19T17:00:00Z',
      channelId: 'UCsample-channel-000000',
      channelTitle: 'Paniscus',
      title,
      description,
      localized: { title, description },
    },
  }),
});

const listIn = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

const refusal = (code: number, reason: string, message: string, status = 'INVALID_ARGUMENT'): Answer => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'global', reason }], status } },
});
