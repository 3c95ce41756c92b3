import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { POST_STATUSES, postListResponse, postResponse } from '@paniscus/domain/posts';
import type { Post } from '@paniscus/domain/posts';
import { StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { ChoiceQuery, IdPipe, Endpoint, parseChoice, Public } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { setVersionHeaders } from '../conditional-requests.ts';
import { formatNextLink, parsePostPage } from './lists/post-page.ts';
import { PostFilterQuery } from './lists/post-filter.decorator.ts';
import { toPostFor } from './post.view.ts';
import { PostsService } from './posts.service.ts';

@Controller('posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Public()
  @Endpoint({
    summary:
      'Lists posts, newest first. Signed-in staff also see drafts and scheduled posts, and with `status=trashed` those in the trash.',
    response: {
      description: 'A page of posts; the `Link` header contains the URL of the next page.',
      schema: postListResponse,
    },
    problems: { 422: 'The limit, the cursor, the status or a filter is invalid.' },
  })
  @ChoiceQuery('status', POST_STATUSES)
  @PostFilterQuery()
  @ApiQuery({
    name: 'limit',
    required: false,
    description: 'Maximum number of posts on the page.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  })
  @ApiQuery({
    name: 'cursor',
    required: false,
    description: 'Position of the page, from the `Link` header of the previous page.',
    schema: { type: 'string' },
  })
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @StaffUser() staff: StaffIdentity | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Post[]> {
    const page = parsePostPage(query);
    const status = parseChoice(query, 'status', POST_STATUSES);
    const { posts, next } = await this.posts.list(page, staff ? 'staff' : 'public', staff && status);
    if (next !== undefined) void reply.header('link', formatNextLink(page, status, next));
    return posts.map((post) => toPostFor(staff, post));
  }

  @Public()
  @Endpoint({
    summary: 'Returns a post, with its version as `ETag`.',
    response: { description: 'The post.', schema: postResponse },
    problems: { 404: 'The post does not exist or is not visible to the caller.' },
  })
  @Get(':id')
  async get(
    @Param('id', IdPipe) id: number,
    @StaffUser() staff: StaffIdentity | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Post> {
    const post = await this.posts.get(id, staff ? 'staff' : 'public');
    setVersionHeaders(reply, post);
    return toPostFor(staff, post);
  }
}
