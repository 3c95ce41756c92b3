import { Controller, Get, Param } from '@nestjs/common';
import { postRevisionListResponse, postRevisionResponse } from '@paniscus/domain/posts';
import type { PostRevision, PostRevisionSummary } from '@paniscus/domain/posts';
import { Endpoint, IdPipe } from '@paniscus/server/platform';
import { PostsService } from '../posts.service.ts';
import { PostRevisionsService } from './post-revisions.service.ts';

@Controller('posts/:id/revisions')
export class PostRevisionsController {
  constructor(
    private readonly posts: PostsService,
    private readonly revisions: PostRevisionsService,
  ) {}

  @Endpoint({
    summary: 'Lists the revisions of a post, newest first, up to 100.',
    response: { description: 'Revisions without their content.', schema: postRevisionListResponse },
    problems: { 404: 'The post does not exist.' },
  })
  @Get()
  async list(@Param('id', IdPipe) id: number): Promise<PostRevisionSummary[]> {
    await this.posts.get(id, 'staff');
    return this.revisions.list(id);
  }

  @Endpoint({
    summary: 'Returns a revision of a post with the text before it.',
    response: { description: 'The revision.', schema: postRevisionResponse },
    problems: { 404: 'The post or the revision does not exist.' },
  })
  @Get(':version')
  get(@Param('id', IdPipe) id: number, @Param('version', IdPipe) version: number): Promise<PostRevision> {
    return this.revisions.get(id, version);
  }
}
