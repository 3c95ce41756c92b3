import { Module } from '@nestjs/common';
import { RateLimitsModule } from '@paniscus/server/platform';
import { PostsModule } from '../posts/posts.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [RateLimitsModule, PostsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
