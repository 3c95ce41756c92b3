import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { postDetailsInputSchema, postDetailsResponse } from '@paniscus/domain/posts';
import type { PostDetailsInput, StoredPostDetails } from '@paniscus/domain/posts';
import { assertCanEditPost, Audited, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, IdPipe, SchemaPipe } from '@paniscus/server/platform';
import { PostEntity } from '../post.entity.ts';
import { PostsService } from '../posts.service.ts';
import { PostDetailsService } from './post-details.service.ts';

@Controller('posts/:id/details')
export class PostDetailsController {
  constructor(
    private readonly posts: PostsService,
    private readonly details: PostDetailsService,
  ) {}

  @Endpoint({
    summary: 'Returns what a post shows besides its text.',
    response: { description: 'The details.', schema: postDetailsResponse },
    problems: { 404: 'The post does not exist.' },
  })
  @Get()
  async get(@Param('id', IdPipe) id: number): Promise<StoredPostDetails> {
    return this.details.view(await this.posts.get(id, 'staff'));
  }

  @Endpoint({
    summary: 'Replaces the details of a post. Its text and its version do not change.',
    response: { description: 'The stored details.', schema: postDetailsResponse },
    problems: {
      403: 'Authors may edit only their own posts.',
      404: 'The post does not exist.',
      409: 'The details have a later version, which is `current`.',
    },
  })
  @Audited('post.updated', { changes: PostEntity, isRepeated: true })
  @Put()
  async update(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(postDetailsInputSchema)) input: PostDetailsInput,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StoredPostDetails> {
    return this.details.view(
      await this.details.update(id, input, (authorId) => assertCanEditPost(staff, authorId)),
    );
  }
}
