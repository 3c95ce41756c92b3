import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { postListResponse, postResponse, postWriteSchema } from '@paniscus/domain/posts';
import type { Post as PostOnWire, PostWrite } from '@paniscus/domain/posts';
import { StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { IdPipe, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { encodeCursor, postPageFrom } from './post-page.ts';
import { publicPost, staffPost } from './post.view.ts';
import { PostsService } from './posts.service.ts';

@Controller('posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Public()
  @Endpoint({
    summary: 'Lists posts, newest first, including drafts and scheduled posts for signed-in staff.',
    response: {
      description: 'A page of posts; the `Link` header contains the URL of the next page.',
      schema: postListResponse,
    },
    problems: { 422: 'The limit or the cursor is invalid.' },
  })
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
  ): Promise<PostOnWire[]> {
    const page = postPageFrom(query);
    const { posts, next } = await this.posts.list(page, staff ? 'staff' : 'public');
    if (next !== undefined)
      void reply.header('link', `</api/posts/?limit=${page.limit}&cursor=${encodeCursor(next)}>; rel="next"`);
    return posts.map(staff ? staffPost : publicPost);
  }

  @Public()
  @Endpoint({
    summary: 'Returns a post.',
    response: { description: 'The post.', schema: postResponse },
    problems: { 404: 'The post does not exist or is not visible to the caller.' },
  })
  @Get(':id')
  async get(
    @Param('id', IdPipe) id: number,
    @StaffUser() staff: StaffIdentity | undefined,
  ): Promise<PostOnWire> {
    return staff
      ? staffPost(await this.posts.get(id, 'staff'))
      : publicPost(await this.posts.get(id, 'public'));
  }

  @Endpoint({
    summary: 'Creates a post, which is published immediately unless another status is given.',
    response: { status: 201, description: 'The created post.', schema: postResponse },
  })
  @Post()
  @HttpCode(201)
  async create(
    @Body(new SchemaPipe(postWriteSchema)) write: PostWrite,
    @StaffUser() staff: StaffIdentity,
  ): Promise<PostOnWire> {
    return staffPost(await this.posts.create(write, staff));
  }

  @Endpoint({
    summary: 'Updates a post; its status does not change unless one is given.',
    response: { description: 'The updated post.', schema: postResponse },
    problems: { 404: 'The post does not exist.' },
  })
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(postWriteSchema)) write: PostWrite,
  ): Promise<PostOnWire> {
    return staffPost(await this.posts.update(id, write));
  }
}
