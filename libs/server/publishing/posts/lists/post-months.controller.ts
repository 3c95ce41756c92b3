import { Controller, Get } from '@nestjs/common';
import { postMonthListResponse } from '@paniscus/domain/posts';
import type { PostMonth } from '@paniscus/domain/posts';
import { Endpoint, Public } from '@paniscus/server/platform';
import { PostsService } from '../posts.service.ts';

@Controller('post-months')
export class PostMonthsController {
  constructor(private readonly posts: PostsService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the months that have published posts, newest first.',
    response: { description: 'Months with their number of posts.', schema: postMonthListResponse },
  })
  @Get()
  list(): Promise<PostMonth[]> {
    return this.posts.listMonths();
  }
}
