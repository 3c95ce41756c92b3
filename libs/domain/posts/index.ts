export { postWriteSchema } from './post-api.schema.ts';
export type { PostWrite } from './post-api.schema.ts';
export { postListResponse, postResponse } from './post-response.schema.ts';
export type { Post } from './post-response.schema.ts';
export { POSTS_PAGE_DEFAULT, POSTS_PAGE_MAX, buildPreview } from './post.rules.ts';
export { CONTENT_MAX, postSchema, TITLE_MAX } from './post.schema.ts';
export type { PostDraft } from './post.schema.ts';
export type { PostStatus } from './post.types.ts';
