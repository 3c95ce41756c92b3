import type { NewsletterIssue } from '@paniscus/domain/newsletter';

/** A published post, with its issue once it was sent. */
export type SendablePost = {
  id: number;
  title: string;
  /** ISO 8601. */
  publishedAt: string;
  issue?: NewsletterIssue;
};

type Listed = {
  subscribers: number;
  pending: number;
  /** Newest first. */
  posts: readonly SendablePost[];
  /** Whether there are older posts, which are not loaded yet. */
  hasMore: boolean;
};

export type StaffNewsletterState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** No mail server is set. */
  | { kind: 'off' }
  | ({ kind: 'ready'; done?: string } & Listed)
  | ({ kind: 'processing' } & Listed)
  | ({ kind: 'refused'; message: string } & Listed);

export type ListedNewsletter = Extract<StaffNewsletterState, Listed>;
