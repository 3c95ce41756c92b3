export type PostStatus = 'draft' | 'scheduled' | 'published' | 'trashed';

export type Post = {
  id: number;
  title: string;
  /** Markdown: CommonMark with GitHub's tables, strikethrough and task lists. */
  content: string;
  username: string;
  /** ISO 8601 in UTC. */
  created_at: string;
  /** The first 100 characters of the content's plain text, followed by '...'. */
  preview: string;
  /** Present for signed-in staff only. */
  status?: PostStatus;
  /** Present for signed-in staff only. ISO 8601 in UTC; null when not scheduled. */
  publish_at?: string | null;
};
