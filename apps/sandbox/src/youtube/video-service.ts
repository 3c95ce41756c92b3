import type { HttpResponse, HttpRequest } from '../http/exchange.ts';
import type { Service } from '../http/service.ts';
import { VIDEOS } from './videos.data.ts';
import type { SandboxVideo } from './videos.data.ts';

const PATH = '/youtube/v3/videos';
const IDS_MAX = 50;
const PART_NAMES = ['id', 'snippet', 'contentDetails', 'statistics', 'status'];

/** Fake of the one YouTube Data API call that the product makes. */
export class VideoService implements Service {
  readonly name = 'videos';
  readonly faultModes = ['down', 'slow', 'error'] as const;
  readonly http = {
    owns: (path: string) => path === PATH || path.startsWith('/youtube/'),
    respond: (request: HttpRequest) => this.#respond(request),
  };
  readonly #apiKey: string;

  constructor(apiKey: string) {
    this.#apiKey = apiKey;
  }

  #respond({ method, url }: HttpRequest): HttpResponse {
    const query = url.searchParams;
    if (url.pathname.replace(/\/$/, '') !== PATH || method !== 'GET')
      return createError(404, 'notFound', 'Not Found');
    const key = query.get('key');
    if (key === null)
      return createError(
        403,
        'forbidden',
        'Method does not allow unregistered callers.',
        'PERMISSION_DENIED',
      );
    if (key !== this.#apiKey)
      return createError(400, 'badRequest', 'API key not valid. Please pass a valid API key.');
    return listVideos(query);
  }
}

function listVideos(query: URLSearchParams): HttpResponse {
  const parts = parseList(query, 'part');
  const ids = parseList(query, 'id');
  if (parts.length === 0)
    return createError(400, 'missingRequiredParameter', 'Required parameter "part" is missing.');
  const unknown = parts.find((part) => !PART_NAMES.includes(part));
  if (unknown !== undefined) return createError(400, 'unknownPart', `There is no part "${unknown}".`);
  if (ids.length === 0)
    return createError(400, 'missingRequiredParameter', 'No filter selected. Expected one of: id.');
  if (ids.length > IDS_MAX)
    return createError(400, 'invalidFilters', 'The request specifies an invalid filter parameter.');

  const videos = VIDEOS.filter(({ id }) => ids.includes(id));
  return {
    status: 200,
    body: {
      kind: 'youtube#videoListResponse',
      items: videos.map((video) => toItem(video, parts)),
      pageInfo: { totalResults: videos.length, resultsPerPage: videos.length },
    },
  };
}

const toItem = ({ id, title, description }: SandboxVideo, parts: string[]) => ({
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

const parseList = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

const createError = (
  code: number,
  reason: string,
  message: string,
  status = 'INVALID_ARGUMENT',
): HttpResponse => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'global', reason }], status } },
});
