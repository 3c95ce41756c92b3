import { Controller, Get } from '@nestjs/common';
import { postMonthListResponse } from '@paniscus/domain/posts';
import type { PostMonth } from '@paniscus/domain/posts';
import { Endpoint, Public } from '@paniscus/server/platform';
import { PostFacetsService } from './post-facets.service.ts';

@Controller('post-months')
export class PostMonthsController {
  constructor(private readonly facets: PostFacetsService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the months that have published posts, newest first.',
    response: { description: 'Months with their number of posts.', schema: postMonthListResponse },
  })
  @Get()
  list(): Promise<PostMonth[]> {
    return this.facets.listMonths();
  }
}
