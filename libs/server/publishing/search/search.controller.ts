import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { SEARCH_KINDS, SEARCH_MAX, searchResponse } from '@paniscus/domain/search';
import type { SearchResponse } from '@paniscus/domain/search';
import { getClientNetwork, Endpoint, tooMany, Public, RateLimitsService } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { parseSearchRequest } from './search-query.ts';
import { SearchService } from './search.service.ts';

/** Per network: enough for a class of thirty behind one IP. */
const SEARCHES = { limit: 300, windowS: 60 };

@Controller('search')
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly limits: RateLimitsService,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Searches pages, posts, products, lexigrams, timeline entries, videos and publications.',
    response: { description: 'Matches grouped by kind, best matches first.', schema: searchResponse },
    problems: {
      422: 'The search text is missing or too long, the kind is invalid, or a parameter is unknown.',
      429: 'Too many requests.',
    },
  })
  @ApiQuery({
    name: 'q',
    required: true,
    description: 'Search text.',
    schema: { type: 'string', maxLength: SEARCH_MAX },
  })
  @ApiQuery({
    name: 'kind',
    required: false,
    description: 'Returns only results of this kind, and more of them.',
    schema: { type: 'string', enum: [...SEARCH_KINDS] },
  })
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @Get()
  async find(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
  ): Promise<SearchResponse> {
    const searchRequest = parseSearchRequest(query);
    const { isAllowed, retryAfterS } = await this.limits.take(
      'searches',
      getClientNetwork(request),
      SEARCHES,
    );
    if (!isAllowed) throw tooMany(retryAfterS, 'Too many searches. Please wait and try again.');
    return this.search.find(searchRequest);
  }
}
