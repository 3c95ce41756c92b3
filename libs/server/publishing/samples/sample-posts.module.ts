import { Module } from '@nestjs/common';
import { CacheInvalidationModule } from '@paniscus/server/platform';
import { MediaModule } from '../media/media.module.ts';
import { PostsModule } from '../posts/posts.module.ts';
import { SamplePostsController } from './sample-posts.controller.ts';
import { SamplePostsService } from './sample-posts.service.ts';

@Module({
  imports: [CacheInvalidationModule, MediaModule, PostsModule],
  controllers: [SamplePostsController],
  providers: [SamplePostsService],
})
export class SamplePostsModule {}
