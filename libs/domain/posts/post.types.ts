export const POST_STATUSES = ['draft', 'scheduled', 'published', 'trashed'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Number of posts in each status. */
export type PostCounts = Record<PostStatus, number>;
