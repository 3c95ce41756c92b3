import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { postPreviewResponse, postResponse } from '@paniscus/domain/posts';
import type { Post as PostOnWire, PostPreview } from '@paniscus/domain/posts';
import { assertCanEditPost, Audited, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, IdPipe, Public } from '@paniscus/server/platform';
import { PostEntity } from '../post.entity.ts';
import { toStaffPost } from '../post.view.ts';
import { PostPreviewsService } from './post-previews.service.ts';

const PROBLEMS = { 403: 'Authors may share only their own posts.', 404: 'The post does not exist.' };

@Controller()
export class PostPreviewsController {
  constructor(private readonly previews: PostPreviewsService) {}

  @Public()
  @Endpoint({
    summary: 'Returns the post of a preview link, whatever its status.',
    response: { description: 'The stored text.', schema: postPreviewResponse },
    problems: { 404: 'The link is wrong or revoked, or the post is in the trash.' },
  })
  @Get('post-previews/:token')
  get(@Param('token') token: string): Promise<PostPreview> {
    return this.previews.get(token);
  }

  @Endpoint({
    summary:
      'Creates a preview link of a post for people without an account; repeating it returns the same link.',
    response: { description: 'The post with its `preview_path`.', schema: postResponse },
    problems: PROBLEMS,
  })
  @Audited('post.shared', { changes: PostEntity })
  @Post('posts/:id/preview-link')
  @HttpCode(200)
  async create(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<PostOnWire> {
    return toStaffPost(await this.previews.create(id, (authorId) => assertCanEditPost(staff, authorId)));
  }

  @Endpoint({
    summary: 'Revokes the preview link of a post.',
    response: { description: 'The post without a `preview_path`.', schema: postResponse },
    problems: PROBLEMS,
  })
  @Audited('post.unshared', { changes: PostEntity })
  @Delete('posts/:id/preview-link')
  async revoke(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<PostOnWire> {
    return toStaffPost(await this.previews.revoke(id, (authorId) => assertCanEditPost(staff, authorId)));
  }
}
