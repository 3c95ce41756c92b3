import { Module } from '@nestjs/common';
import { CacheInvalidationModule } from '@paniscus/server/platform';
import { MediaModule } from '../media/media.module.ts';
import { PostAutosavesController } from './autosaves/post-autosaves.controller.ts';
import { PostAutosavesService } from './autosaves/post-autosaves.service.ts';
import { PostDetailsController } from './details/post-details.controller.ts';
import { PostDetailsService } from './details/post-details.service.ts';
import { PostAuthorsController } from './lists/post-authors.controller.ts';
import { PostCountsController } from './lists/post-counts.controller.ts';
import { PostFacetsService } from './lists/post-facets.service.ts';
import { PostLinksController } from './lists/post-links.controller.ts';
import { PostMonthsController } from './lists/post-months.controller.ts';
import { PostTagsController } from './lists/post-tags.controller.ts';
import { PlainTextService } from './plain-text.service.ts';
import { PostWritesController } from './post-writes.controller.ts';
import { PostWritesService } from './post-writes.service.ts';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';
import { PostPreviewsController } from './previews/post-previews.controller.ts';
import { PostPreviewsService } from './previews/post-previews.service.ts';
import { PostSeriesController } from './related/post-series.controller.ts';
import { PostSeriesService } from './related/post-series.service.ts';
import { RelatedPostsController } from './related/related-posts.controller.ts';
import { RelatedPostsService } from './related/related-posts.service.ts';
import { PostRevisionsController } from './revisions/post-revisions.controller.ts';
import { PostRevisionsService } from './revisions/post-revisions.service.ts';
import { EditablePostsController } from './texts/editable-posts.controller.ts';
import { PostSearch } from './texts/post-search.service.ts';
import { PostTexts } from './texts/post-texts.service.ts';

@Module({
  imports: [CacheInvalidationModule, MediaModule],
  controllers: [
    PostAutosavesController,
    PostsController,
    PostWritesController,
    PostCountsController,
    PostRevisionsController,
    PostPreviewsController,
    PostDetailsController,
    PostTagsController,
    PostMonthsController,
    PostAuthorsController,
    PostLinksController,
    PostSeriesController,
    RelatedPostsController,
    EditablePostsController,
  ],
  providers: [
    PostsService,
    PostFacetsService,
    PostWritesService,
    PostRevisionsService,
    PostAutosavesService,
    PostPreviewsService,
    PostDetailsService,
    PostSeriesService,
    RelatedPostsService,
    PlainTextService,
    PostTexts,
    PostSearch,
  ],
  exports: [PostsService, PostSearch, PostWritesService],
})
export class PostsModule {}
