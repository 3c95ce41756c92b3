import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { postRevisionListResponse, postRevisionResponse } from '@paniscus/domain/posts';
import type { PostRevision, PostRevisionSummary } from '@paniscus/domain/posts';
import { Endpoint, IdPipe, linkNextPage, PageQuery, parseListPage } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { PostsService } from '../posts.service.ts';
import { PostRevisionsService } from './post-revisions.service.ts';

@Controller('posts/:id/revisions')
export class PostRevisionsController {
  constructor(
    private readonly posts: PostsService,
    private readonly revisions: PostRevisionsService,
  ) {}

  @Endpoint({
    summary: 'Lists the revisions of a post, newest first.',
    response: {
      description:
        'A page of revisions without their content; the `Link` header contains the URL of the next page.',
      schema: postRevisionListResponse,
    },
    problems: { 404: 'The post does not exist.', 422: 'The limit or the cursor is invalid.' },
  })
  @PageQuery()
  @Get()
  async list(
    @Param('id', IdPipe) id: number,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostRevisionSummary[]> {
    const page = parseListPage(query);
    await this.posts.get(id, 'staff');
    const { revisions, nextAfter } = await this.revisions.list(id, page);
    linkNextPage(reply, `/api/posts/${id}/revisions/`, {}, { limit: page.limit, nextAfter });
    return revisions;
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
