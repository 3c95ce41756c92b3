import { Injectable } from '@nestjs/common';
import type { PostPreview } from '@paniscus/domain/posts';
import { createCapabilityToken, isCapabilityToken, notFound } from '@paniscus/server/platform';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Repository } from 'typeorm';
import { toReaderDetails } from '../details/post-details.view.ts';
import { PostEntity } from '../post.entity.ts';
import { toPublicationTime } from '../post.view.ts';

type AssertAllowed = (authorId: number) => void;

@Injectable()
export class PostPreviewsService {
  private readonly posts: Repository<PostEntity>;

  constructor(dataSource: DataSource) {
    this.posts = dataSource.getRepository(PostEntity);
  }

  /** Throws a 404 problem for a wrong or revoked token, and for a post in the trash. */
  async get(token: string): Promise<PostPreview> {
    const post = isCapabilityToken(token)
      ? await this.posts.findOneBy({ previewToken: token, status: Not('trashed') })
      : null;
    if (post === null) throw notFound();
    const { title, content, byline, createdAt } = post;
    return {
      title,
      content,
      username: byline,
      created_at: createdAt.toISOString(),
      published_at: toPublicationTime(post),
      ...toReaderDetails(post),
    };
  }

  /** Creates a token unless the post has one. Throws a 404 problem. */
  async create(id: number, assertAllowed: AssertAllowed): Promise<PostEntity> {
    await this.find(id, assertAllowed);
    await this.posts.update({ id, previewToken: IsNull() }, { previewToken: createCapabilityToken() });
    return this.find(id, assertAllowed);
  }

  async revoke(id: number, assertAllowed: AssertAllowed): Promise<PostEntity> {
    await this.find(id, assertAllowed);
    await this.posts.update({ id }, { previewToken: null });
    return this.find(id, assertAllowed);
  }

  private async find(id: number, assertAllowed: AssertAllowed): Promise<PostEntity> {
    const post = await this.posts.findOneBy({ id });
    if (post === null) throw notFound();
    assertAllowed(post.authorId);
    return post;
  }
}
