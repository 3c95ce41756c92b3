export {
  postAutosaveInputSchema,
  postAutosaveListResponse,
  postAutosaveResponse,
} from './post-autosave.schema.ts';
export type { PostAutosave, PostAutosaveInput } from './post-autosave.schema.ts';
export { postRevisionListResponse, postRevisionResponse } from './post-revision-response.schema.ts';
export type { PostRevision, PostRevisionSummary } from './post-revision-response.schema.ts';
export { postTagListResponse } from './post-tag-response.schema.ts';
export type { PostTag } from './post-tag-response.schema.ts';
export { postAuthorListResponse, postLinkListResponse } from './post-link-response.schema.ts';
export type { PostAuthor, PostLink } from './post-link-response.schema.ts';
export {
  postSeriesListResponse,
  postSeriesResponse,
  relatedPostsResponse,
} from './post-series-response.schema.ts';
export type {
  PostReference,
  PostSeries,
  PostSeriesName,
  PostSummary,
  RelatedPosts,
} from './post-series-response.schema.ts';
export { editablePostListResponse } from './editable-post-response.schema.ts';
export type { EditablePost } from './editable-post-response.schema.ts';
export { postMonthListResponse } from './post-month-response.schema.ts';
export type { PostMonth } from './post-month-response.schema.ts';
export { parseMonth } from './post-month.rules.ts';
export { postCreateSchema, postInputSchema } from './post-api.schema.ts';
export type { PostCreateInput, PostInput } from './post-api.schema.ts';
export { postDetailsInputSchema, postDetailsSchema } from './post-details.schema.ts';
export type { PostDetails, PostDetailsInput } from './post-details.schema.ts';
export { postDetailsResponse } from './post-details-response.schema.ts';
export type { StoredPostDetails } from './post-details-response.schema.ts';
export { findUnusableTags, normalizeTag, normalizeTags, parseTags, TAGS_MAX } from './post-tags.rules.ts';
export { deriveExcerpt, toOneLine } from './post-excerpt.rules.ts';
export {
  postChangeAuthorResponse,
  postCountsResponse,
  postListResponse,
  postPreviewResponse,
  postResponse,
} from './post-response.schema.ts';
export type { Post, PostChangeAuthor, PostPicture, PostPreview } from './post-response.schema.ts';
export {
  CONTENT_MAX,
  POSTS_PAGE_DEFAULT,
  POSTS_PAGE_MAX,
  TITLE_MAX,
  buildCopyTitle,
  buildPreview,
  getPostTime,
} from './post.rules.ts';
export { postSchema } from './post.schema.ts';
export type { PostDraft } from './post.schema.ts';
export { decideWrite } from './post-version.rules.ts';
export { VERSION_MAX } from '../validation/version.field.ts';
export { POST_STATUSES } from './post.types.ts';
export type { PostCounts, PostStatus } from './post.types.ts';
