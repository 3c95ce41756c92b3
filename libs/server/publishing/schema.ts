import type { DatabaseSchema } from '@paniscus/server/platform';
import { CreatePosts1763700000200 } from './migrations/1763700000200-create-posts.ts';
import { AddPostVersions1763700001200 } from './migrations/1763700001200-add-post-versions.ts';
import { CreatePostRevisions1763700001210 } from './migrations/1763700001210-create-post-revisions.ts';
import { CreatePostAutosaves1763700001220 } from './migrations/1763700001220-create-post-autosaves.ts';
import { AddPostPreviewLinks1763700001230 } from './migrations/1763700001230-add-post-preview-links.ts';
import { ImpactFigureEntity } from './impact/impact-figure.entity.ts';
import { MediaPictureEntity } from './media/media-picture.entity.ts';
import { CreateMediaPictures1763700001240 } from './migrations/1763700001240-create-media-pictures.ts';
import { AddSamplePosts1763700001250 } from './migrations/1763700001250-add-sample-posts.ts';
import { AddPostDetails1763700001260 } from './migrations/1763700001260-add-post-details.ts';
import { AddPostTags1763700001270 } from './migrations/1763700001270-add-post-tags.ts';
import { AddPostSlugs1763700001400 } from './migrations/1763700001400-add-post-slugs.ts';
import { CreateImpactFigures1763700001640 } from './migrations/1763700001640-create-impact-figures.ts';
import { CreateNewsletter1763700001700 } from './migrations/1763700001700-create-newsletter.ts';
import { CreatePostRevisionPictures1763700002050 } from './migrations/1763700002050-create-post-revision-pictures.ts';
import { CreatePostFacets1763700002100 } from './migrations/1763700002100-create-post-facets.ts';
import { CreatePostTexts1763700002110 } from './migrations/1763700002110-create-post-texts.ts';
import { CreatePostSeries1763700002240 } from './migrations/1763700002240-create-post-series.ts';
import { CountPostsByLocalMonth1763700002320 } from './migrations/1763700002320-count-posts-by-local-month.ts';
import { IndexPostTerms1763700002330 } from './migrations/1763700002330-index-post-terms.ts';
import { RenamePostWordsToTerms1763700002331 } from './migrations/1763700002331-rename-post-words-to-terms.ts';
import { NewsletterDeliveryEntity } from './newsletter/newsletter-delivery.entity.ts';
import { NewsletterIssueEntity } from './newsletter/newsletter-issue.entity.ts';
import { NewsletterSubscriberEntity } from './newsletter/newsletter-subscriber.entity.ts';
import { PostAutosaveEntity } from './posts/autosaves/post-autosave.entity.ts';
import { PostEntity } from './posts/post.entity.ts';
import { PostSeriesEntity } from './posts/related/post-series.entity.ts';
import { PostRevisionEntity } from './posts/revisions/post-revision.entity.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const publishingSchema: DatabaseSchema = {
  entities: [
    PostEntity,
    PostRevisionEntity,
    PostAutosaveEntity,
    PostSeriesEntity,
    MediaPictureEntity,
    ImpactFigureEntity,
    NewsletterSubscriberEntity,
    NewsletterIssueEntity,
    NewsletterDeliveryEntity,
  ],
  migrations: [
    CreatePosts1763700000200,
    AddPostVersions1763700001200,
    CreatePostRevisions1763700001210,
    CreatePostAutosaves1763700001220,
    AddPostPreviewLinks1763700001230,
    CreateMediaPictures1763700001240,
    AddSamplePosts1763700001250,
    AddPostDetails1763700001260,
    AddPostTags1763700001270,
    AddPostSlugs1763700001400,
    CreateImpactFigures1763700001640,
    CreateNewsletter1763700001700,
    CreatePostRevisionPictures1763700002050,
    CreatePostFacets1763700002100,
    CreatePostTexts1763700002110,
    CreatePostSeries1763700002240,
    CountPostsByLocalMonth1763700002320,
    IndexPostTerms1763700002330,
    RenamePostWordsToTerms1763700002331,
  ],
};
