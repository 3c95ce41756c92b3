import type { Dashboard } from '@paniscus/domain/dashboard';
import type { PaymentFilterLinks } from './task-links';

/** A post that will be published. */
export type ScheduledPost = { id: number; title: string; publish_at: string };

export type PostOverview = {
  /** The next posts to be published, soonest first. */
  scheduled: readonly ScheduledPost[];
  draftCount: number;
  scheduledCount: number;
};

export type DashboardState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `figures` are those of orders and donations and the state of the system, which only admins see. */
  | { kind: 'ready'; posts: PostOverview; figures?: Dashboard };

export type DashboardLinks = PaymentFilterLinks & {
  createPost: string;
  editPost: (id: number) => string;
  drafts: string;
  scheduled: string;
};
