export type PostStatus = 'draft' | 'scheduled' | 'published' | 'trashed';

/** A post as the API answers it. */
export type Post = {
  id: number;
  title: string;
  /** Markdown: CommonMark with GitHub's tables, strikethrough and task lists. */
  content: string;
  /** The writer's byline. */
  username: string;
  /** ISO 8601 in UTC. */
  created_at: string;
  /** The first 100 characters of the content's plain text, followed by '...'. */
  preview: string;
  /** For signed-in staff only. */
  status?: PostStatus;
  /** For signed-in staff only; ISO 8601 in UTC, null when nothing is scheduled. */
  publish_at?: string | null;
};
