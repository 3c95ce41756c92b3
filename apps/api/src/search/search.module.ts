import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { PostsModule } from '../posts/posts.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

/** The site's search: an index in memory, of what the build brought and of the posts that are out. */
@Module({ imports: [LimitsModule, PostsModule], controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
