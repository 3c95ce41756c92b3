import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { parseId } from '@paniscus/domain/ids';
import {
  postAutosaveInputSchema,
  postAutosaveListResponse,
  postAutosaveResponse,
} from '@paniscus/domain/posts';
import type { PostAutosave, PostAutosaveInput } from '@paniscus/domain/posts';
import { assertCanEditPost, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, notFound, SchemaPipe } from '@paniscus/server/platform';
import { PostsService } from '../posts.service.ts';
import { PostAutosavesService } from './post-autosaves.service.ts';

const EDITOR_ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

@Controller('posts/autosaves')
export class PostAutosavesController {
  constructor(
    private readonly autosaves: PostAutosavesService,
    private readonly posts: PostsService,
  ) {}

  @Endpoint({
    summary:
      'Lists the unsaved texts of the signed-in staff member, newest first, including of a post that they may no longer edit.',
    response: {
      description: 'Texts of the post, or of posts that do not exist yet.',
      schema: postAutosaveListResponse,
    },
    problems: { 404: 'The post id is malformed.' },
  })
  @ApiQuery({ name: 'post_id', required: false, schema: { type: 'integer', minimum: 1 } })
  @Get()
  list(@Query('post_id') id: unknown, @StaffUser() staff: StaffIdentity): Promise<PostAutosave[]> {
    const postId = typeof id === 'string' ? parseId(id) : undefined;
    if (id !== undefined && postId === undefined) throw notFound();
    return this.autosaves.list(staff.accountId, postId);
  }

  @Endpoint({
    summary: 'Stores the unsaved text of an editor window. The post itself does not change.',
    response: {
      description: 'The stored text; a newer one when this request arrived late.',
      schema: postAutosaveResponse,
    },
    problems: {
      403: 'Authors may edit only their own posts.',
      404: 'The post does not exist, or the editor id is not a UUID.',
    },
  })
  @Put(':editorId')
  async save(
    @Param('editorId') editorId: string,
    @Body(new SchemaPipe(postAutosaveInputSchema)) input: PostAutosaveInput,
    @StaffUser() staff: StaffIdentity,
  ): Promise<PostAutosave> {
    if (!EDITOR_ID_PATTERN.test(editorId)) throw notFound();
    if (input.post_id !== undefined) {
      const post = await this.posts.get(input.post_id, 'staff');
      assertCanEditPost(staff, post.authorId);
    }
    return this.autosaves.save(staff.accountId, editorId, input);
  }

  @Endpoint({
    summary: 'Deletes the unsaved text of an editor window, if there is one.',
    response: { status: 204, description: 'The text is deleted.' },
    problems: { 404: 'The editor id is not a UUID.' },
  })
  @Delete(':editorId')
  @HttpCode(204)
  async remove(@Param('editorId') editorId: string, @StaffUser() staff: StaffIdentity): Promise<void> {
    if (!EDITOR_ID_PATTERN.test(editorId)) throw notFound();
    await this.autosaves.remove(staff.accountId, editorId);
  }
}
