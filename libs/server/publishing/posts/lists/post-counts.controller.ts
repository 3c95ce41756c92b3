import { Controller, Get } from '@nestjs/common';
import { postCountsResponse } from '@paniscus/domain/posts';
import type { PostCounts } from '@paniscus/domain/posts';
import { Endpoint } from '@paniscus/server/platform';
import { PostFacetsService } from './post-facets.service.ts';

@Controller('post-counts')
export class PostCountsController {
  constructor(private readonly facets: PostFacetsService) {}

  @Endpoint({
    summary: 'Counts the posts in each status, and the sample posts.',
    response: { description: 'Number of posts by status.', schema: postCountsResponse },
  })
  @Get()
  count(): Promise<PostCounts> {
    return this.facets.count();
  }
}
