import { Controller, Get, Query } from '@nestjs/common';
import { postLinkListResponse } from '@paniscus/domain/posts';
import type { PostLink } from '@paniscus/domain/posts';
import { Endpoint, Public } from '@paniscus/server/platform';
import { PostsService } from '../posts.service.ts';
import { PostFilterQuery } from './post-filter.decorator.ts';
import { parsePostFilter } from './post-filter.ts';

@Controller('post-links')
export class PostLinksController {
  constructor(private readonly posts: PostsService) {}

  @Public()
  @Endpoint({
    summary: 'Lists what the URLs of published posts consist of, newest first, for sitemaps.',
    response: { description: 'Up to 50,000 posts, without their texts.', schema: postLinkListResponse },
    problems: { 422: 'A filter is invalid.' },
  })
  @PostFilterQuery()
  @Get()
  async list(@Query() query: Record<string, unknown>): Promise<PostLink[]> {
    const posts = await this.posts.listLinks(parsePostFilter(query));
    return posts.map(({ id, slug, updatedAt }) => ({
      id,
      ...(slug !== '' && { slug }),
      updated_at: updatedAt.toISOString(),
    }));
  }
}
