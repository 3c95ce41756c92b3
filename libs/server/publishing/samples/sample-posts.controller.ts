import { Controller, HttpCode, Post } from '@nestjs/common';
import { postListResponse } from '@paniscus/domain/posts';
import type { Post as PostOnWire } from '@paniscus/domain/posts';
import { Audited, Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint } from '@paniscus/server/platform';
import { SamplePostsService } from './sample-posts.service.ts';

@Controller('sample-posts')
export class SamplePostsController {
  constructor(private readonly samples: SamplePostsService) {}

  @Endpoint({
    summary:
      'Publishes three sample posts with pictures, or those of them that are missing, unless there are other posts.',
    response: { description: 'The created posts, newest first.', schema: postListResponse },
    problems: { 404: 'The server runs without the sandbox.' },
  })
  @Roles('admin')
  @Audited('post.samples_created')
  @Post()
  @HttpCode(200)
  create(@StaffUser() staff: StaffIdentity): Promise<PostOnWire[]> {
    return this.samples.create(staff);
  }

  @Endpoint({
    summary: 'Moves all sample posts to the trash, except those whose text has been changed.',
    response: { description: 'The posts that were moved, newest first.', schema: postListResponse },
  })
  @Roles('editor', 'admin')
  @Audited('post.samples_removed')
  @Post('trash')
  @HttpCode(200)
  trash(): Promise<PostOnWire[]> {
    return this.samples.trash();
  }
}
