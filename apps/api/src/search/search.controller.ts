import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { SEARCH_KINDS, SEARCH_MAX } from '@paniscus/domain';
import type { SearchAnswer } from '@paniscus/domain';
import type { FastifyRequest } from 'fastify';
import { getNetwork } from '../common/address.ts';
import { Endpoint } from '../common/openapi/endpoint.decorator.ts';
import { tooMany } from '../common/problem.ts';
import { Public } from '../common/public.decorator.ts';
import { LimitsService } from '../limits/limits.service.ts';
import { SEARCH_ANSWER } from './search.openapi.ts';
import { searchRequestFrom } from './search-query.ts';
import { SearchService } from './search.service.ts';

/** A class in front of one line searches together; nobody types faster than this. */
const SEARCHES = { limit: 120, windowS: 60 };

/** Looking for words on the whole site. */
@Controller('search')
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly limits: LimitsService,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Finds pages, posts, signs, entries of the timeline, videos and publications by words.',
    answer: { description: 'What was found, by kind, the best of each first.', schema: SEARCH_ANSWER },
    problems: {
      422: 'There are no words, too many letters, no such kind, or a field of another name.',
      429: 'Too many searches.',
    },
  })
  @ApiQuery({ name: 'q', required: true, schema: { type: 'string', maxLength: SEARCH_MAX } })
  @ApiQuery({ name: 'kind', required: false, schema: { type: 'string', enum: [...SEARCH_KINDS] } })
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @Get()
  async find(@Query() query: Record<string, unknown>, @Req() request: FastifyRequest): Promise<SearchAnswer> {
    const wanted = searchRequestFrom(query);
    const { isAllowed, retryAfterS } = await this.limits.take('searches', getNetwork(request), SEARCHES);
    if (!isAllowed) throw tooMany(retryAfterS, 'Too many searches. Please wait and try again.');
    return this.search.find(wanted);
  }
}
