import type { PostStatus } from '@paniscus/domain/posts';

/** Change of the status that is sent with the text; without a status, it stays as it is. */
export type PostChange = {
  status?: PostStatus;
  /** ISO 8601; only with the status `scheduled`. */
  publish_at?: string;
};
