import { Controller, Get } from '@nestjs/common';
import { postAuthorListResponse } from '@paniscus/domain/posts';
import type { PostAuthor } from '@paniscus/domain/posts';
import { Endpoint, Public } from '@paniscus/server/platform';
import { PostFacetsService } from './post-facets.service.ts';

@Controller('post-authors')
export class PostAuthorsController {
  constructor(private readonly facets: PostFacetsService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the authors of published posts, in alphabetical order.',
    response: { description: 'Bylines with their number of posts.', schema: postAuthorListResponse },
  })
  @Get()
  list(): Promise<PostAuthor[]> {
    return this.facets.listAuthors();
  }
}
