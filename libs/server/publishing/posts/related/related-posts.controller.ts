import { Controller, Get, Param } from '@nestjs/common';
import { relatedPostsResponse } from '@paniscus/domain/posts';
import type { RelatedPosts } from '@paniscus/domain/posts';
import { Endpoint, IdPipe, Public } from '@paniscus/server/platform';
import { RelatedPostsService } from './related-posts.service.ts';

@Controller('posts/:id/related')
export class RelatedPostsController {
  constructor(private readonly related: RelatedPostsService) {}

  @Public()
  @Endpoint({
    summary: 'Returns the place of a published post in its series, and up to three posts with the same tags.',
    response: { description: 'Series and related posts.', schema: relatedPostsResponse },
    problems: { 404: 'The post does not exist or is not published.' },
  })
  @Get()
  get(@Param('id', IdPipe) id: number): Promise<RelatedPosts> {
    return this.related.find(id);
  }
}
