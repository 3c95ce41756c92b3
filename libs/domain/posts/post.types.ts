export const POST_STATUSES = ['draft', 'scheduled', 'published', 'trashed'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Number of posts in each status, and of sample posts that are not in the trash. */
export type PostCounts = Record<PostStatus | 'samples', number>;
