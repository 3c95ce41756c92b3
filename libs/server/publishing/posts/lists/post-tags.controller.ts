import { Controller, Get } from '@nestjs/common';
import { postTagListResponse } from '@paniscus/domain/posts';
import type { PostTag } from '@paniscus/domain/posts';
import { StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, Public } from '@paniscus/server/platform';
import { PostFacetsService } from './post-facets.service.ts';

@Controller('post-tags')
export class PostTagsController {
  constructor(private readonly facets: PostFacetsService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the tags of published posts, most used first. Staff also see those of other posts.',
    response: { description: 'Tags with their number of posts.', schema: postTagListResponse },
  })
  @Get()
  list(@StaffUser() staff: StaffIdentity | undefined): Promise<PostTag[]> {
    return this.facets.listTags(staff ? 'staff' : 'public');
  }
}
