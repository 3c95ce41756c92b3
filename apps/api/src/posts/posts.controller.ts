import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { postWriteSchema } from '@paniscus/domain';
import type { Post as PostOnWire, PostWrite } from '@paniscus/domain';
import type { FastifyReply } from 'fastify';
import { StaffUser } from '../auth/staff-identity.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { IdPipe } from '../common/id.pipe.ts';
import { Public } from '../common/public.decorator.ts';
import { SchemaPipe } from '../common/schema.pipe.ts';
import { cursorOf, postPageFrom } from './post-page.ts';
import { publicPost, staffPost } from './post.view.ts';
import { PostsService } from './posts.service.ts';

/** Reading posts is for everyone, writing them for staff. */
@Controller('posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Public()
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @StaffUser() staff: StaffIdentity | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostOnWire[]> {
    const page = postPageFrom(query);
    const { posts, next } = await this.posts.list(page, staff ? 'staff' : 'public');
    if (next !== undefined)
      void reply.header('link', `</api/posts/?limit=${page.limit}&cursor=${cursorOf(next)}>; rel="next"`);
    return posts.map(staff ? staffPost : publicPost);
  }

  @Public()
  @Get(':id')
  async get(
    @Param('id', IdPipe) id: number,
    @StaffUser() staff: StaffIdentity | undefined,
  ): Promise<PostOnWire> {
    return staff
      ? staffPost(await this.posts.get(id, 'staff'))
      : publicPost(await this.posts.get(id, 'public'));
  }

  @Post()
  @HttpCode(201)
  async create(
    @Body(new SchemaPipe(postWriteSchema)) write: PostWrite,
    @StaffUser() staff: StaffIdentity,
  ): Promise<PostOnWire> {
    return staffPost(await this.posts.create(write, staff));
  }

  @Put(':id')
  async update(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(postWriteSchema)) write: PostWrite,
  ): Promise<PostOnWire> {
    return staffPost(await this.posts.update(id, write));
  }
}
