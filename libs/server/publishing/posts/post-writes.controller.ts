import { Body, Controller, Delete, Headers, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { postCreateSchema, postInputSchema, postResponse } from '@paniscus/domain/posts';
import type { Post as PostOnWire, PostCreateInput, PostInput } from '@paniscus/domain/posts';
import { assertCanEditPost, Audited, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, IdempotencyKey, IdPipe, parseIdempotencyKey, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { parseIfMatch, setVersionHeaders } from '../conditional-requests.ts';
import { PostWritesService } from './post-writes.service.ts';
import { PostEntity } from './post.entity.ts';
import { toStaffPost } from './post.view.ts';

/**
 * Only changes of the status are facts of their own; revisions tell about the text. A post that is scheduled for a time that
 * has passed is published at once.
 */
const describePostStatus = (
  { status: wanted }: { status?: unknown },
  { status }: { status?: unknown },
): Record<string, string> => (wanted === undefined ? {} : { status: String(status) });

@Controller('posts')
export class PostWritesController {
  constructor(private readonly writes: PostWritesService) {}

  @Endpoint({
    summary: 'Creates a post, which is published immediately unless another status is given.',
    response: { status: 201, description: 'The created post.', schema: postResponse },
    problems: { 409: 'The idempotency key was used for another text; `current` is the post created then.' },
  })
  @IdempotencyKey(
    'Repeating a request with the same key and body returns the post that the first one created.',
  )
  @Audited('post.created', { describe: describePostStatus, creates: PostEntity })
  @Post()
  @HttpCode(201)
  async create(
    @Body(new SchemaPipe(postCreateSchema)) write: PostCreateInput,
    @Headers('idempotency-key') key: string | undefined,
    @StaffUser() staff: StaffIdentity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostOnWire> {
    const post = await this.writes.create(write, staff, { key: parseIdempotencyKey(key) });
    setVersionHeaders(reply, post);
    return toStaffPost(post);
  }

  @Endpoint({
    summary: 'Updates a post; its status does not change unless one is given.',
    response: { description: 'The updated post.', schema: postResponse },
    problems: {
      403: 'Authors may edit only their own posts.',
      404: 'The post does not exist.',
      409: 'The post has a later version; `current` is the stored post, `submitted` the rejected text, `changed_by` who changed the text meanwhile.',
    },
  })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: '`ETag` of the post that the change is based on; the field `version` does the same.',
  })
  @Audited('post.updated', { describe: describePostStatus, changes: PostEntity, isRepeated: true })
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(postInputSchema)) write: PostInput,
    @Headers('if-match') ifMatch: string | undefined,
    @StaffUser() staff: StaffIdentity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostOnWire> {
    const { post, isChanged } = await this.writes.update(id, write, {
      version: parseIfMatch(ifMatch) ?? write.version,
      author: staff,
      assertAllowed: (authorId) => assertCanEditPost(staff, authorId),
    });
    setVersionHeaders(reply, post);
    return { ...toStaffPost(post), is_changed: isChanged };
  }

  @Endpoint({
    summary: 'Deletes a post in the trash permanently.',
    response: { status: 204, description: 'The post is deleted.' },
    problems: {
      403: 'Authors may delete only their own posts.',
      404: 'The post does not exist.',
      409: 'The post is not in the trash.',
    },
  })
  @Audited('post.deleted')
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<void> {
    await this.writes.remove(id, (authorId) => assertCanEditPost(staff, authorId));
  }
}
