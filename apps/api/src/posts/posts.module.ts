import { Module } from '@nestjs/common';
import { PagePurgeModule } from '../web/page-purge.module.ts';
import { DuePosts } from './due-posts.ts';
import { PlainTextReader } from './plain-text.reader.ts';
import { PostTexts } from './post-texts.ts';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';

/** The blog: everyone reads, staff write. */
@Module({
  imports: [PagePurgeModule],
  controllers: [PostsController],
  providers: [PostsService, DuePosts, PlainTextReader, PostTexts],
  exports: [PostTexts],
})
export class PostsModule {}
