import { Module } from '@nestjs/common';
import { CacheInvalidationModule } from '@paniscus/server/platform';
import { PlainTextReader } from './plain-text.reader.ts';
import { PostTexts } from './post-texts.ts';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';

@Module({
  imports: [CacheInvalidationModule],
  controllers: [PostsController],
  providers: [PostsService, PlainTextReader, PostTexts],
  exports: [PostTexts],
})
export class PostsModule {}
